import { ChevronDown } from 'lucide'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

type ContentsNavProps = {
  label: string
  sections: readonly { id: string; title: string }[]
  className?: string
}

/** Links to the sections of a long page; on phones they are folded away. */
export function ContentsNav({ label, sections, className }: ContentsNavProps) {
  const links = sections.map(({ id, title }) => (
    <a key={id} href={`#${id}`} className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
      {title}
    </a>
  ))
  return (
    <>
      <details className="group mt-6 rounded-card bg-card shadow-soft sm:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
          {label}
          <Icon of={ChevronDown} className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className={cn('grid justify-items-start px-4 pb-2', className)}>
          {links}
        </nav>
      </details>
      <nav aria-label={label} className={cn('mt-8 flex flex-wrap gap-x-4 max-sm:hidden', className)}>
        {links}
      </nav>
    </>
  )
}
