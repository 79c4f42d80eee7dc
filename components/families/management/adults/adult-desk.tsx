'use client'

import { UserRoundPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { lazily } from '@/components/ui/lazily'
import { useDialog } from '@/components/ui/use-dialog'
import { useRouter } from '@/lib/i18n/navigation'
import { useFocusRescue } from '../use-focus-rescue'
import type { AdultLine, InvitationLine } from './adult-lines'
import { AdultList } from './adult-list'
import { CodeKnown } from './code-known'
import { InvitationList } from './invitation-list'
import { useAdults } from './use-adults'

const InviteDialog = lazily(() => import('./invite-dialog').then((module) => module.InviteDialog))
const RemovalQuestion = lazily(() => import('./removal-question').then((module) => module.RemovalQuestion))

type AdultDeskProps = {
  familyId: string
  adults: readonly AdultLine[]
  invitations: readonly InvitationLine[]
}

/** The family's adults and who is invited: inviting, withdrawing, removing. */
export function AdultDesk({ familyId, adults, invitations }: AdultDeskProps) {
  const t = useTranslations('family')
  const router = useRouter()
  const deeds = useAdults(familyId)
  const invitation = useDialog()
  const question = useDialog()
  /** Whom the question is about; it stays while the dialog closes. */
  const [asked, setAsked] = useState<AdultLine | null>(null)
  /** Who was removed and may still know the code. */
  const [removed, setRemoved] = useState<AdultLine | null>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(inviteButton, adults.length + invitations.length)

  const ask = (adult: AdultLine) => {
    setAsked(adult)
    question.show()
  }
  const remove = async (adult: AdultLine, withCode: boolean) => {
    const done = await deeds.remove(adult.id, { withCode })
    if (done) setRemoved(done === 'removed' ? adult : null)
    question.close()
  }
  const invited = () => {
    invitation.close()
    void notify('success', t('invited'))
    router.refresh()
  }

  return (
    <Card as="section" aria-labelledby="adults">
      <CardHeader>
        <CardTitle id="adults">{t('adults')}</CardTitle>
        <Button ref={inviteButton} size="sm" onClick={invitation.show}>
          <Icon of={UserRoundPlus} />
          {t('invite')}
        </Button>
      </CardHeader>
      {removed ? <CodeKnown familyId={familyId} name={removed.name} onDone={() => setRemoved(null)} /> : null}
      <AdultList adults={adults} onRemove={ask} />
      <InvitationList familyId={familyId} invitations={invitations} />
      {invitation.key ? (
        <InviteDialog
          key={invitation.key}
          open={invitation.open}
          familyId={familyId}
          onClose={invitation.close}
          onDone={invited}
        />
      ) : null}
      {asked ? (
        <RemovalQuestion
          key={question.key}
          open={question.open}
          name={asked.name}
          onCancel={question.close}
          onConfirm={(withCode) => remove(asked, withCode)}
        />
      ) : null}
    </Card>
  )
}
