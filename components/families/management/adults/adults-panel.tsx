'use client'

import { UserRoundPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { removeAdultContract } from '@/lib/features/families/membership/contract'
import { send } from '@/lib/platform/http/api-client'
import type { AdultLine, InvitationLine } from './adult-lines'
import { AdultList } from './adult-list'
import { InvitationList } from './invitation-list'

const InviteDialog = lazyClient(() => import('./invite-dialog').then((module) => module.InviteDialog))

type AdultsPanelProps = {
  familyId: string
  adults: readonly AdultLine[]
  invitations: readonly InvitationLine[]
  /** The join code, rendered on the server. */
  children: ReactNode
}

export function AdultsPanel({ familyId, adults, invitations, children }: AdultsPanelProps) {
  const t = useTranslations('family')
  const invitation = useDialog()
  const question = useDialog()
  /** Kept while the dialog closes. */
  const [selected, setSelected] = useState<AdultLine | null>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(inviteButton, adults.length + invitations.length)

  const ask = (adult: AdultLine) => {
    setSelected(adult)
    question.show()
  }
  const removal = useApiMutation(
    (adultId: string) =>
      send<typeof removeAdultContract>('DELETE', '/families/{id}/adults/{adultId}', {
        params: { id: familyId, adultId },
      }),
    { success: t('memberRemoved'), error: t('failed.remove'), refresh: true },
  )
  const remove = async (adult: AdultLine) => {
    await removal.run(adult.id)
    question.close()
  }

  return (
    <Card as="section" aria-labelledby="adults">
      <CardHeader>
        <CardTitle id="adults" className="scroll-mt-24">
          {t('adults')}
        </CardTitle>
        <Button ref={inviteButton} size="sm" variant="secondary" onClick={invitation.show}>
          <Icon of={UserRoundPlus} />
          {t('invite')}
        </Button>
      </CardHeader>
      <AdultList adults={adults} onRemove={ask} />
      <InvitationList familyId={familyId} invitations={invitations} />
      {children}
      {invitation.key ? (
        <InviteDialog key={invitation.key} {...invitation.shown} familyId={familyId} />
      ) : null}
      {selected ? (
        <Confirmation
          dialog={question}
          title={t('removeTitle', { name: selected.name })}
          text={t('removeAdultText', { name: selected.name })}
          confirmLabel={t('remove')}
          onConfirm={() => remove(selected)}
        />
      ) : null}
    </Card>
  )
}
