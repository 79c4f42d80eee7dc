import { getTranslations } from 'next-intl/server'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'

export async function NotFoundPage() {
  const t = await getTranslations('notFound')
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-4 p-6 text-center">
      <Stamp name="lost-leaf" className="w-56" />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-balance text-soft">{t('text')}</p>
      <Link href="/" className={buttonVariants({})}>
        {t('back')}
      </Link>
    </main>
  )
}
