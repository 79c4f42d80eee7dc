import { cva, type VariantProps } from 'class-variance-authority'

/** The look of a button, for buttons and for links that look like one. */
export const buttonVariants = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-full font-bold transition-[background-color,border-color,color,transform] duration-200 active:translate-y-px disabled:opacity-55 disabled:active:translate-y-0 not-aria-busy:aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-leaf text-on-leaf hover:bg-leaf-deep',
        secondary: 'border-2 border-line bg-card text-leaf-ink hover:border-leaf hover:bg-leaf-tint',
        ghost: 'text-ink hover:bg-leaf-tint hover:text-leaf-ink',
        danger: 'bg-danger text-on-danger hover:brightness-95',
        link: 'rounded-md text-leaf-ink underline decoration-2 decoration-current/30 underline-offset-4 hover:decoration-current',
      },
      size: {
        // The small one is drawn smaller than a thumb, so its touch area reaches beyond its edge.
        sm: "min-h-9 px-4 text-sm after:absolute after:-inset-x-1 after:-inset-y-1 after:content-[''] [&_svg]:size-4",
        md: 'min-h-12 px-6 py-2 text-base [&_svg]:size-5',
        lg: 'min-h-14 px-8 py-2.5 text-lg [&_svg]:size-6',
        icon: 'size-11 [&_svg]:size-5',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-11 px-1' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>
