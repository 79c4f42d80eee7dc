'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { fetchPublishCheck } from '../activation/use-activation'
import { FindingList } from '../check/finding-list'
import { LoadFailure } from '../load-failure'
import { useLoaded } from '../use-loaded'
import type { ChallengeFormState } from './use-challenge-form'

type ActiveFieldProps = { form: ChallengeFormState; source: ChallengeSource }

export function ActiveField({ form, source }: ActiveFieldProps) {
  const t = useTranslations('challengeEditor')
  const isChosen = form.watch('isActive')
  if (!source.isActive && source.taskCount === 0)
    return (
      <CheckboxField label={t('isActive')} hint={t('activeNeedsTasks')} checked={false} disabled readOnly />
    )
  return (
    <div className="grid gap-3">
      <CheckboxField
        label={t('isActive')}
        hint={t('activeHint')}
        error={form.getFieldError('isActive')}
        {...form.register('isActive')}
      />
      {isChosen && !source.isActive ? <Findings source={source} /> : null}
    </div>
  )
}

function Findings({ source }: { source: ChallengeSource }) {
  const t = useTranslations('challengeEditor')
  const { data, error, retry } = useLoaded(source.id, () => fetchPublishCheck(source.id))
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <section aria-label={t('findingsAhead')} role="status">
      <p className="mb-2 font-bold">{data.length > 0 ? t('findingsAhead') : t('checkGood')}</p>
      <FindingList findings={data} challenge={source} />
    </section>
  )
}
