'use client'

import { UserRoundPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { removeAdultContract } from '@/lib/features/families/membership/contract'
import { send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useAct } from '../use-act'
import { useFocusRescue } from '../use-focus-rescue'
import type { AdultLine, InvitationLine } from './adult-lines'
import { AdultList } from './adult-list'
import { InvitationList } from './invitation-list'

const InviteDialog = lazyClient(() => import('./invite-dialog').then((module) => module.InviteDialog))

type AdultsPanelProps = {
  familyId: string
  adults: readonly AdultLine[]
  invitations: readonly InvitationLine[]
}

export function AdultsPanel({ familyId, adults, invitations }: AdultsPanelProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const act = useAct()
  const invitation = useDialog()
  const question = useDialog()
  /** Kept while the dialog closes. */
  const [asked, setAsked] = useState<AdultLine | null>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(inviteButton, adults.length + invitations.length)

  const ask = (adult: AdultLine) => {
    setAsked(adult)
    question.show()
  }
  const remove = async (adult: AdultLine) => {
    const call = { params: { id: familyId, adultId: adult.id } }
    const path = '/families/{id}/adults/{adultId}'
    await act('remove', send<typeof removeAdultContract>('DELETE', path, call), t('memberRemoved'))
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
      {question.key && asked ? (
        <LazyConfirm
          open={question.open}
          title={t('removeTitle', { name: asked.name })}
          text={t('removeAdultText', { name: asked.name })}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={t('remove')}
          onCancel={question.close}
          onConfirm={() => remove(asked)}
        />
      ) : null}
    </Card>
  )
}
