'use client'

import { UserRoundPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { useDialog } from '@/components/ui/use-dialog'
import { useRouter } from '@/lib/i18n/navigation'
import { LazyConfirm } from '../lazy-confirm'
import { useFocusRescue } from '../use-focus-rescue'
import type { AdultLine, InvitationLine } from './adult-lines'
import { AdultList } from './adult-list'
import { CodeKnown } from './code-known'
import { InvitationList } from './invitation-list'
import { useAdults } from './use-adults'

const InviteDialog = dynamic(() => import('./invite-dialog').then((module) => module.InviteDialog), {
  ssr: false,
})

type AdultDeskProps = {
  familyId: string
  adults: readonly AdultLine[]
  invitations: readonly InvitationLine[]
}

/** What a question is about. */
type Subject = { kind: 'adult'; adult: AdultLine } | { kind: 'invitation'; invitation: InvitationLine }

/** The family's adults and who is invited: inviting, withdrawing, removing. */
export function AdultDesk({ familyId, adults, invitations }: AdultDeskProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const deeds = useAdults(familyId)
  const invitation = useDialog()
  const question = useDialog()
  const [subject, setSubject] = useState<Subject | null>(null)
  /** Who was removed and may still know the code. */
  const [removed, setRemoved] = useState<AdultLine | null>(null)
  const [withCode, setWithCode] = useState(true)
  const inviteButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(inviteButton, adults.length + invitations.length)

  const ask = (next: Subject) => {
    setSubject(next)
    setWithCode(true)
    question.show()
  }
  const confirm = async () => {
    if (subject?.kind === 'invitation') await deeds.withdraw(subject.invitation.email)
    if (subject?.kind === 'adult') {
      const done = await deeds.remove(subject.adult.id, { withCode })
      if (done) setRemoved(done === 'removed' ? subject.adult : null)
    }
    question.close()
  }
  const invited = () => {
    invitation.close()
    void notify('success', t('invited'))
    router.refresh()
  }

  return (
    <Card asChild>
      <section aria-labelledby="adults">
        <CardHeader>
          <CardTitle id="adults">{t('adults')}</CardTitle>
          <Button ref={inviteButton} size="sm" onClick={invitation.show}>
            <UserRoundPlus aria-hidden />
            {t('invite')}
          </Button>
        </CardHeader>
        {removed ? (
          <CodeKnown familyId={familyId} name={removed.name} onDone={() => setRemoved(null)} />
        ) : null}
        <AdultList adults={adults} onRemove={(adult) => ask({ kind: 'adult', adult })} />
        <InvitationList
          invitations={invitations}
          onResend={deeds.resend}
          onWithdraw={(waiting) => ask({ kind: 'invitation', invitation: waiting })}
        />
        {invitation.key ? (
          <InviteDialog
            key={invitation.key}
            open={invitation.open}
            familyId={familyId}
            onClose={invitation.close}
            onDone={invited}
          />
        ) : null}
        {subject ? (
          <LazyConfirm
            open={question.open}
            {...questionOf(subject, t)}
            closeLabel={tCommon('close')}
            cancelLabel={tCommon('cancel')}
            onCancel={question.close}
            onConfirm={confirm}
          >
            {subject.kind === 'adult' ? (
              <CheckboxField
                label={t('renewOnRemoval')}
                checked={withCode}
                onChange={(event) => setWithCode(event.target.checked)}
              />
            ) : null}
          </LazyConfirm>
        ) : null}
      </section>
    </Card>
  )
}

function questionOf(subject: Subject, t: ReturnType<typeof useTranslations<'family'>>) {
  if (subject.kind === 'adult') {
    const { name } = subject.adult
    return {
      title: t('removeTitle', { name }),
      text: t('removeAdultText', { name }),
      confirmLabel: t('remove'),
    }
  }
  const { email } = subject.invitation
  return {
    title: t('withdrawTitle'),
    text: t('withdrawText', { email }),
    confirmLabel: t('withdraw'),
  }
}
