import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

type ListPagerProps = {
  /** From 1. */
  page: number
  previous: string | null
  next: string | null
}

export async function ListPager({ page, previous, next }: ListPagerProps) {
  const t = await getTranslations('backoffice')
  if (!previous && !next) return null
  const look = buttonVariants({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center justify-center gap-4">
      {previous ? (
        <Link href={previous} rel="prev" className={look}>
          <Icon of={ChevronLeft} />
          {t('previousPage')}
        </Link>
      ) : null}
      <span className="font-bold text-soft text-sm">{t('page', { page })}</span>
      {next ? (
        <Link href={next} rel="next" className={look}>
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
  const look = buttonVariants({ variant: 'secondary', size: 'sm' })
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
