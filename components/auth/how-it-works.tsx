import { useLocale, useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'
import { TrustLines } from './login-start'

/** Names of the pictures that `npm run pictures` takes. */
const STEPS = ['today', 'week', 'feed', 'harvest'] as const

const SIZE = { width: 390, height: 720 }

const WAYS = { create: '/subscribe', signIn: '/login', home: '/' } as const

/** Explains the product with pictures. */
export function HowItWorks({ next }: { next: keyof typeof WAYS }) {
  const t = useTranslations('howItWorks')
  const locale = useLocale()
  const way = (
    <Link href={WAYS[next]} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
      {t(next)}
    </Link>
  )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-4 max-w-2xl text-xl leading-relaxed">{t('intro')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-6">
        {way}
        <TrustLines />
      </div>
      <ol className="mt-12 grid gap-14">
        {STEPS.map((step) => (
          <li
            key={step}
            className="grid items-center gap-6 sm:grid-cols-2 sm:gap-12 sm:even:*:first:order-last"
          >
            <div>
              <h2 className="text-2xl sm:text-3xl">{t(`${step}.title`)}</h2>
              <p className="mt-3 text-lg leading-relaxed">{t(`${step}.text`)}</p>
            </div>
            <img
              src={`/how-it-works/${locale}/${step}.webp`}
              alt={t(`${step}.picture`)}
              loading="lazy"
              {...SIZE}
              className="mx-auto h-auto w-full max-w-72 rounded-sheet border-4 border-line shadow-soft"
            />
          </li>
        ))}
      </ol>
      <div className="mt-14 rounded-sheet bg-leaf-tint p-6 sm:p-9">
        <h2>{t('kidsTitle')}</h2>
        <p className="mt-2 mb-6 text-lg">{t('kidsText')}</p>
        {way}
      </div>
    </>
  )
}
