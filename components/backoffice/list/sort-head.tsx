import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { TableHead } from '@/components/ui/table'
import { Link } from '@/lib/platform/i18n/navigation'

type SortHeadProps = {
  /** Reverses the order when already sorted by this column. */
  href: string
  order: 'asc' | 'desc' | null
  className?: string
  children: ReactNode
}

/** Renders a sortable column header as a link. */
export function SortHead({ href, order, className, children }: SortHeadProps) {
  const icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <TableHead
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
      className={className}
    >
      <Link
        href={href}
        scroll={false}
        className="-mx-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-md px-1.5 hover:text-ink"
      >
        {children}
        <Icon of={icon} className={order ? 'size-4 text-leaf-ink' : 'size-4 opacity-50'} />
      </Link>
    </TableHead>
  )
}
