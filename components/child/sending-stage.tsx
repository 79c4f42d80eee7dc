import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ChildFailure } from './child-failure'
import type { Sending } from './use-sending'

type SendingStageProps = { sending: Sending; pot: string }

/** Fills the screen while a photo is on its way, and thanks for it. */
export function SendingStage({ sending, pot }: SendingStageProps) {
  const t = useTranslations('child')
  const { phase } = sending
  if (phase.name === 'failed') {
    return <ChildFailure text={phase.text} onRetry={sending.retry} onClose={sending.end} />
  }
  const thanks = phase.name === 'sent' ? phase.thanks : null
  return (
    <section className="grid min-h-dvh animate-fade-in content-center justify-items-center gap-6 bg-[radial-gradient(circle_at_50%_42%,var(--sun-tint),var(--ground)_62%)] p-6 text-center">
      <div className={thanks ? 'w-[min(18rem,60vw)] animate-hop' : 'w-[min(14rem,50vw)]'}>
        <PlantStreak
          days={thanks ? 7 : 1}
          plant={{ pot, mood: thanks ? 'watered' : 'awake', text: t('week') }}
        />
      </div>
      {/* Screen readers announce only what changes in an existing element. */}
      <div role="status" className="grid justify-items-center gap-2">
        {thanks ? (
          <>
            <h1 className="text-4xl">{thanks}</h1>
            <p className="text-soft text-xl">{t('thanksText')}</p>
          </>
        ) : (
          <>
            <Spinner className="size-12 text-leaf-ink" />
            <span className="sr-only">{t('sending')}</span>
          </>
        )}
      </div>
      {thanks ? (
        <Button size="lg" className="min-h-20 min-w-48 text-2xl" onClick={sending.end}>
          {t('fine')}
        </Button>
      ) : null}
    </section>
  )
}
