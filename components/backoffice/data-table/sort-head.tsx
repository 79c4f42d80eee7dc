import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { TableHead } from '@/components/ui/table'
import { Link } from '@/lib/platform/i18n/navigation'

type SortHeadProps = {
  /** Reverses the order when already sorted by this column. */
  href: string
  order: 'asc' | 'desc' | null
  className?: string | undefined
  children: ReactNode
}

/** Renders a sortable column header as a link, above stacked rows as a chip. */
export function SortHead({ href, order, className, children }: SortHeadProps) {
  const icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <TableHead
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
      className={cn(className, 'stacked:w-auto stacked:p-0')}
    >
      <Link
        href={href}
        scroll={false}
        className={cn(
          '-mx-1.5 stacked:mx-0 inline-flex min-h-8 stacked:min-h-11 items-center gap-1.5 rounded-md stacked:rounded-full px-1.5 stacked:px-3 hover:text-ink',
          order ? 'stacked:bg-leaf-tint stacked:text-leaf-ink' : 'stacked:bg-muted',
        )}
      >
        {children}
        <Icon of={icon} className={order ? 'size-4 text-leaf-ink' : 'size-4 opacity-50'} />
      </Link>
    </TableHead>
  )
}
