import { ChevronLeft, ChevronRight, ChevronsLeft, type IconNode } from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { listAddress } from './list-address'

type ListPagerProps = {
  /** From 1. */
  page: number
  pages: number
  path: string
  query: Record<string, string | undefined>
}

export async function ListPager({ page, pages, path, query }: ListPagerProps) {
  const t = await getTranslations('backoffice')
  const toPage = (to: number) => listAddress(path, query, { page: to > 1 ? String(to) : null })
  return (
    <CursorPager
      first={page > 1 ? { href: toPage(page - 1), label: t('previousPage'), rel: 'prev' } : null}
      icon={ChevronLeft}
      next={page < pages ? { href: toPage(page + 1), label: t('nextPage') } : null}
    >
      <span className="font-bold text-soft text-sm">{t('page', { page, pages })}</span>
    </CursorPager>
  )
}

type PagerLink = { href: string; label: string; rel?: string }

type CursorPagerProps = {
  first: PagerLink | null
  next: PagerLink | null
  icon?: IconNode
  children?: ReactNode
}

export async function CursorPager({ first, next, icon = ChevronsLeft, children }: CursorPagerProps) {
  const t = await getTranslations('backoffice')
  if (!first && !next) return null
  const look = buttonVariants({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center justify-center gap-4">
      {first ? (
        <Link href={first.href} rel={first.rel} className={look}>
          <Icon of={icon} />
          {first.label}
        </Link>
      ) : null}
      {children}
      {next ? (
        <Link href={next.href} rel="next" className={look}>
          {next.label}
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  )
}
