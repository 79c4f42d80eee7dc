'use client'

import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { EditButton } from '../data-table/row-buttons'
import { ROUND_ON_PHONE } from '../list/round-on-phone'
import { PATHS } from '../paths'

const ChallengeDialog = lazyClient(() =>
  import('./form/challenge-dialog').then((module) => module.ChallengeDialog),
)

export function NewChallengeButton({ today }: { today: string }) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const [requested, setRequested] = useQueryState('new', parseAsString)
  const close = () => {
    dialog.close()
    void setRequested(null)
  }
  const openCreated = (id: string) => {
    dialog.close()
    void notify('success', t('created'))
    router.push(PATHS.challenge(id))
  }
  return (
    <>
      <Button size="sm" onClick={dialog.show} className={ROUND_ON_PHONE.button}>
        <Icon of={Plus} />
        <span className={ROUND_ON_PHONE.text}>{t('new')}</span>
      </Button>
      {dialog.key || requested ? (
        <ChallengeDialog
          key={dialog.key}
          open={dialog.open || requested !== null}
          challengeId={null}
          startDate={requested ?? undefined}
          today={today}
          onClose={close}
          onDone={openCreated}
        />
      ) : null}
    </>
  )
}

type EditChallengeButtonProps = { challenge: ChallengeSummary; today: string; onOwnPage: boolean }

export function EditChallengeButton({
  challenge: { id, title },
  today,
  onOwnPage,
}: EditChallengeButtonProps) {
  const t = useTranslations('challengeEditor')
  const dialog = useDialog()
  const finish = useFinishEdit(dialog.close)
  return (
    <>
      <EditButton
        label={t(onOwnPage ? 'editDetails' : 'edit')}
        name={t('of', { action: t('edit'), title })}
        onOwnPage={onOwnPage}
        onClick={dialog.show}
      />
      {dialog.key ? (
        <ChallengeDialog key={dialog.key} challengeId={id} today={today} onDone={finish} {...dialog.shown} />
      ) : null}
    </>
  )
}

const FOCUSES = [...LOCALES, 'schedule'] as const

export function EditFromUrl({ challengeId, today }: { challengeId: string; today: string }) {
  const [focus, setFocus] = useQueryState('edit', parseAsStringLiteral(FOCUSES))
  const close = () => void setFocus(null)
  const finish = useFinishEdit(close)
  if (focus === null) return null
  return (
    <ChallengeDialog
      open
      focus={focus}
      challengeId={challengeId}
      today={today}
      onClose={close}
      onDone={finish}
    />
  )
}

function useFinishEdit(close: () => void) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  return () => {
    close()
    void notify('success', t('updated'))
    router.refresh()
  }
}
