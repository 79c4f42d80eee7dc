import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { listAddress } from './list-address'

const look = buttonVariants({ variant: 'secondary', size: 'sm' })

type ListPagerProps = {
  /** From 1. */
  page: number
  hasNext: boolean
  path: string
  query: Record<string, string | undefined>
}

export async function ListPager({ page, hasNext, path, query }: ListPagerProps) {
  const t = await getTranslations('backoffice')
  if (page === 1 && !hasNext) return null
  const getHref = (to: number) => listAddress(path, query, { page: to > 1 ? String(to) : null })
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center justify-center gap-4">
      {page > 1 ? (
        <Link href={getHref(page - 1)} rel="prev" className={look}>
          <Icon of={ChevronLeft} />
          {t('previousPage')}
        </Link>
      ) : null}
      <span className="font-bold text-soft text-sm">{t('page', { page })}</span>
      {hasNext ? (
        <Link href={getHref(page + 1)} rel="next" className={look}>
          {t('nextPage')}
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  )
}

type CursorPagerProps = {
  first: { href: string; label: string } | null
  next: { href: string; label: string } | null
}

export async function CursorPager({ first, next }: CursorPagerProps) {
  const t = await getTranslations('backoffice')
  if (!first && !next) return null
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center justify-center gap-4">
      {first ? (
        <Link href={first.href} className={look}>
          <Icon of={ChevronsLeft} />
          {first.label}
        </Link>
      ) : null}
      {next ? (
        <Link href={next.href} rel="next" className={look}>
          {next.label}
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  )
}
