import { CircleCheck } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { WEEKS_BACK } from '@/lib/features/challenges/rules'
import { FindingList } from './finding-list'
import { WeeksBackSelect } from './weeks-back-select'

type PublishCheckProps = { challenge: ChallengeSummary; findings: readonly Finding[]; weeksBack: number }

export async function PublishCheck({ challenge, findings, weeksBack }: PublishCheckProps) {
  const t = await getTranslations('challengeEditor')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  return (
    <Card as="section" id="check" aria-labelledby="check-title" className="scroll-mt-20">
      <CardHeader>
        <div>
          <CardTitle id="check-title">{t('checkTitle')}</CardTitle>
          {findings.length > 0 ? (
            <p className="mt-0.5 text-soft text-sm">{t('checkCount', { errors, warnings })}</p>
          ) : null}
        </div>
        <WeeksBackSelect value={weeksBack} standard={WEEKS_BACK} />
      </CardHeader>
      {findings.length > 0 ? (
        <FindingList findings={findings} challenge={challenge} />
      ) : (
        <p className="flex items-center gap-2 font-bold text-leaf-ink">
          <Icon of={CircleCheck} className="size-6 shrink-0" />
          {t('checkGood')}
        </p>
      )}
    </Card>
  )
}
