import { ChevronLeft, ChevronRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/i18n/navigation'

type ListPagerProps = {
  /** Of this page, from 1. */
  page: number
  previous: string | null
  next: string | null
}

/** One page back, one page on. Nothing to show when all stands on one page. */
export async function ListPager({ page, previous, next }: ListPagerProps) {
  const t = await getTranslations('backoffice')
  if (!previous && !next) return null
  const look = buttonVariants({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center justify-center gap-4">
      {previous ? (
        <Link href={previous} rel="prev" className={look}>
          <ChevronLeft aria-hidden />
          {t('previousPage')}
        </Link>
      ) : null}
      <span className="font-bold text-soft text-sm">{t('page', { page })}</span>
      {next ? (
        <Link href={next} rel="next" className={look}>
          {t('nextPage')}
          <ChevronRight aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
