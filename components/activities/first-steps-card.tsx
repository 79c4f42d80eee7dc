import { Check, ChevronRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { DismissSteps } from './dismiss-steps'
import type { FirstStep } from './first-steps'

type FirstStepsCardProps = { familyId: string; steps: readonly FirstStep[] }

export function FirstStepsCard({ familyId, steps }: FirstStepsCardProps) {
  const t = useTranslations('firstSteps')
  return (
    <Card as="section" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-steps" className="text-xl">
          {t('title')}
        </h2>
        <DismissSteps familyId={familyId}>{t('dismiss')}</DismissSteps>
      </div>
      <ol className="-mx-2 mt-2 grid gap-1">
        {steps.map((step) => (
          <li key={step.name}>{step.isDone ? <DoneStep {...step} /> : <OpenStep {...step} />}</li>
        ))}
      </ol>
    </Card>
  )
}

function DoneStep({ name }: FirstStep) {
  const t = useTranslations('firstSteps')
  return (
    <p className="flex min-h-11 items-center gap-3 px-2 font-bold text-soft">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
        <Icon of={Check} label={t('done')} className="size-4 stroke-3" />
      </span>
      {t(name)}
    </p>
  )
}

function OpenStep({ name, href }: FirstStep) {
  const t = useTranslations('firstSteps')
  return (
    <Link
      href={href}
      className="group flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 transition-colors duration-200 hover:bg-leaf-tint"
    >
      <span aria-hidden className="size-7 shrink-0 rounded-full border-2 border-field border-dashed" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold group-hover:text-leaf-ink">{t(name)}</span>
        <span className="block text-soft text-sm">{t(`${name}Text`)}</span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
    </Link>
  )
}
