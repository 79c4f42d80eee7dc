'use client'

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useOptimistic, useTransition } from 'react'
import { SelectField } from '@/components/form/select-field'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { TableHead } from '@/components/ui/table'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'

export type Order = 'asc' | 'desc'

/** Names the two orders of a column's values. */
export type SortKind = 'text' | 'date' | 'number' | 'duration' | 'flag' | 'choice'

type SortHeadProps = {
  /** Reverses the order when already sorted by this column. */
  href: string
  order: Order | null
  className?: string | undefined
  children: ReactNode
}

/** Renders a sortable column header as a link; for stacked rows only a screen reader meets it. */
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
        className="-mx-1.5 stacked:hidden inline-flex min-h-8 items-center gap-1.5 rounded-md px-1.5 hover:text-ink"
      >
        {children}
        <Icon of={icon} className={order ? 'size-4 text-leaf-ink' : 'size-4 opacity-70'} />
      </Link>
      <span className="hidden stacked:inline">{children}</span>
    </TableHead>
  )
}

type SortSelectProps = {
  sort: string
  order: Order
  columns: readonly { id: string; text: ReactNode; sortKind?: SortKind }[]
  getHref: (sort: string, order: Order) => string
  /** Also in a compact table. */
  inCompact: boolean
}

const ORDERS = ['asc', 'desc'] as const

/** Sorts rows without headers to click. */
export function SortSelect({ sort, order, columns, getHref, inCompact }: SortSelectProps) {
  const t = useTranslations('backoffice')
  const router = useRouter()
  const [isLoading, startTransition] = useTransition()
  const [href, setHref] = useOptimistic(getHref(sort, order))
  const options = columns.flatMap(({ id, text, sortKind = 'text' }) =>
    ORDERS.map((value) => ({
      value: getHref(id, value),
      label: t(`sort.${sortKind}.${value}`, { column: String(text) }),
    })),
  )
  const isListed = options.some(({ value }) => value === href)
  const choose = (next: string) =>
    startTransition(() => {
      setHref(next)
      router.push(next, { scroll: false })
    })
  return (
    <SelectField
      label={t('sort.label')}
      options={isListed ? options : [{ value: '', label: t('sort.standard') }, ...options]}
      value={isListed ? href : ''}
      aria-busy={isLoading || undefined}
      onChange={(event) => choose(event.target.value)}
      className={cn(
        'hidden max-w-72 flex-[1_1_9rem] stacked:grid gap-0 lg:[&_select]:min-h-10 [&_label]:sr-only',
        inCompact && 'compact:grid',
      )}
    />
  )
}
