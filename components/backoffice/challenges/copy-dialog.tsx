'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { useContractForm } from '@/components/form/use-contract-form'
import type { copyChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { nextMonday } from '@/lib/platform/dates/local-date'
import { send } from '@/lib/platform/http/api-client'
import { WeekFields } from './form/week-fields'

type CopyDialogProps = {
  open: boolean
  challenge: ChallengeSummary
  today: string
  onClose: () => void
  onDone: (id: string) => void
}

type Values = { startDate: string; weekNumber: string }

const toCopyBody = ({ startDate, weekNumber }: Values) => ({ startDate, weekNumber: Number(weekNumber) })

export function CopyDialog({ challenge, today, onDone, ...dialog }: CopyDialogProps) {
  const t = useTranslations('challengeEditor')
  const form = useContractForm({
    schema: async () => {
      const [{ z }, { copyChallengeInput }] = await Promise.all([
        import('zod'),
        import('@/lib/features/challenges/editor/schema'),
      ])
      return z.preprocess((values: Values) => toCopyBody(values), copyChallengeInput)
    },
    defaultValues: { startDate: nextMonday(today), weekNumber: String(challenge.weekNumber) },
    submit: (values: Values) =>
      send<typeof copyChallengeContract>('POST', '/challenges/{id}/copy', {
        params: { id: challenge.id },
        body: toCopyBody(values),
      }),
    onDone: ({ id }) => onDone(id),
  })
  return (
    <FormDialog
      {...dialog}
      title={t('copyTitle', { title: challenge.title })}
      text={t('copyText')}
      form={form}
      submitLabel={t('copyDo')}
    >
      <WeekFields form={form} today={today} isNew />
    </FormDialog>
  )
}
