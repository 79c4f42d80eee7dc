import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'

type ContentsNavProps = {
  label: string
  sections: readonly { id: string; title: string }[]
  className?: string
}

/** Links to the sections of a long page. */
export function ContentsNav({ label, sections, className }: ContentsNavProps) {
  return (
    <nav aria-label={label} className={cn('mt-8 flex flex-wrap gap-x-4', className)}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
          {title}
        </a>
      ))}
    </nav>
  )
}
