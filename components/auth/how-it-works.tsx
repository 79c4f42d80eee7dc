import { useLocale, useTranslations } from 'next-intl'
import { GardenScene } from '@/components/art/garden-scene'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { Theme } from '@/lib/platform/http/theme'
import { Link } from '@/lib/platform/i18n/navigation'
import { TrustLines } from './new-visitor-intro'

/** Names of the pictures that `npm run pictures` takes. */
const STEPS = [
  { step: 'today', tone: 'leaf' },
  { step: 'growth', tone: 'sun' },
  { step: 'privacy', tone: 'sky' },
  { step: 'harvest', tone: 'berry' },
] as const

const TARGETS = { create: '/subscribe', signIn: '/login', home: '/' } as const

type HowItWorksProps = { next: keyof typeof TARGETS; theme: Theme | undefined }

/** Explains the product with pictures of its screens. */
export function HowItWorks({ next, theme }: HowItWorksProps) {
  const t = useTranslations('howItWorks')
  return (
    <>
      <section className="relative overflow-hidden rounded-sheet bg-[var(--art-air)] pb-60 sm:pb-24 lg:pb-32">
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-60 sm:right-0 sm:left-auto sm:h-80 sm:w-1/2 [&>svg]:size-full [&>svg]:overflow-visible"
        >
          <GardenScene fill />
        </div>
        <div className="relative p-6 sm:w-1/2 sm:p-10 sm:max-lg:pr-0 lg:w-[30rem]">
          <h1 className="text-4xl lg:text-5xl">{t('title')}</h1>
          <p className="mt-4 mb-6 text-xl leading-relaxed">{t('intro')}</p>
          <NextLinks next={next} />
        </div>
      </section>
      <div className="mt-6 sm:[&_ul]:flex sm:[&_ul]:flex-wrap sm:[&_ul]:justify-center sm:[&_ul]:gap-x-5">
        <TrustLines />
      </div>
      <ol className="mt-10 grid gap-6">
        {STEPS.map(({ step, tone }, index) => (
          <li key={step}>
            <Card
              tone={tone}
              className={cn(
                'grid items-center overflow-hidden rounded-sheet p-0 sm:grid-cols-2 sm:p-0',
                index % 2 === 1 && 'sm:*:first:order-last',
              )}
            >
              <div className="p-6 sm:p-10">
                <span
                  aria-hidden
                  className="mb-3 grid size-10 place-items-center rounded-full bg-card font-bold font-heading text-leaf-ink text-xl"
                >
                  {index + 1}
                </span>
                <h2 className="text-2xl sm:text-3xl">{t(`${step}.title`)}</h2>
                <p className="mt-3 text-lg leading-relaxed">{t(`${step}.text`)}</p>
              </div>
              <div className="self-end overflow-hidden px-6 sm:pt-10">
                <Screen name={step} alt={t(`${step}.picture`)} theme={theme} />
              </div>
            </Card>
          </li>
        ))}
      </ol>
      <section className="mt-6 grid justify-items-center gap-4 rounded-sheet bg-card p-6 text-center shadow-soft sm:p-10">
        <div aria-hidden className="flex gap-3">
          {([0, 1, 2] as const).map((tone) => (
            <Stamp key={tone} name={`face-${tone}`} className="w-16" />
          ))}
        </div>
        <div>
          <h2 className="text-2xl sm:text-3xl">{t('kidsTitle')}</h2>
          <p className="mt-2 text-lg">{t('kidsText')}</p>
        </div>
        <NextLinks next={next} />
      </section>
    </>
  )
}

/** Two buttons fit in half a tablet's width. */
const WIDTH = 'max-sm:w-full sm:max-lg:min-h-12 sm:max-lg:px-6 sm:max-lg:text-base'

function NextLinks({ next }: Pick<HowItWorksProps, 'next'>) {
  const t = useTranslations('howItWorks')
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Link href={TARGETS[next]} className={buttonVariants({ size: 'lg', className: WIDTH })}>
        {t(next)}
      </Link>
      {next === 'create' ? (
        <Link
          href={TARGETS.signIn}
          className={buttonVariants({ size: 'lg', variant: 'secondary', className: WIDTH })}
        >
          {t('signIn')}
        </Link>
      ) : null}
    </div>
  )
}

type ScreenProps = { name: string; alt: string; theme: Theme | undefined }

/** Shows a screen in the reader's language and theme, without its bars. */
function Screen({ name, alt, theme }: ScreenProps) {
  const folder = `/how-it-works/${useLocale()}`
  return (
    <picture className="mx-auto -mb-8 block max-w-80 overflow-hidden rounded-sheet border-8 border-card shadow-soft">
      {theme ? null : <source media="(prefers-color-scheme: dark)" srcSet={`${folder}/${name}-dark.webp`} />}
      <img
        src={`${folder}/${name}-${theme ?? 'light'}.webp`}
        alt={alt}
        loading="lazy"
        width={390}
        height={720}
        className="-my-[16.7%] h-auto w-full"
      />
    </picture>
  )
}
