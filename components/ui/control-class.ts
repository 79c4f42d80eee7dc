export const controlClass =
  'w-full min-h-12 rounded-field border-[1.5px] border-field bg-card px-4 text-base text-ink transition-colors duration-200 hover:border-leaf focus-visible:border-leaf focus-visible:outline-offset-1 disabled:bg-muted disabled:text-soft disabled:hover:border-field aria-invalid:border-danger aria-invalid:border-2'
