'use client'

import { Mail, MailX, Send } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import type {
  inviteAdultContract,
  withdrawInvitationContract,
} from '@/lib/features/auth/invitations/contract'
import { send } from '@/lib/platform/http/api-client'
import type { InvitationLine } from './adult-lines'

type InvitationListProps = { familyId: string; invitations: readonly InvitationLine[] }

export function InvitationList({ familyId, invitations }: InvitationListProps) {
  const t = useTranslations('family')
  const params = { id: familyId }
  const question = useDialog()
  /** Kept while the dialog closes. */
  const [selected, setSelected] = useState('')
  const [sending, setSending] = useState<string | null>(null)
  const resend = useApiMutation(
    (email: string) =>
      send<typeof inviteAdultContract>('POST', '/families/{id}/adults', { params, body: { email } }),
    { success: t('invited'), error: t('failed.invite'), refresh: true },
  )
  const withdrawal = useApiMutation(
    () =>
      send<typeof withdrawInvitationContract>('DELETE', '/families/{id}/invitations', {
        params,
        body: { email: selected },
      }),
    { success: t('withdrawn'), error: t('failed.remove'), refresh: true },
  )
  const ask = (email: string) => {
    setSelected(email)
    question.show()
  }
  const withdraw = async () => {
    await withdrawal.run()
    question.close()
  }
  return (
    <>
      {invitations.length > 0 ? (
        <div className="mt-4 border-line border-t pt-4">
          <h3 className="font-bold font-text text-[min(1rem,7vw)] text-soft tracking-normal">
            {t('waiting')}
          </h3>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
            {invitations.map((invitation) => (
              <li
                key={invitation.email}
                className="flex items-center gap-3 rounded-2xl border-2 border-line border-dashed py-1.5 pr-1 pl-3"
              >
                <Icon of={Mail} className="size-5 shrink-0 text-sky-ink" />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-bold" title={invitation.email}>
                    {invitation.email}
                  </p>
                  <p className="text-soft text-sm">{t('until', { date: invitation.until })}</p>
                </div>
                <div className="flex shrink-0">
                  <Button
                    variant="ghost"
                    size="icon"
                    loading={resend.isPending && sending === invitation.email}
                    aria-label={t('resendTo', { email: invitation.email })}
                    title={t('resend')}
                    onClick={() => {
                      setSending(invitation.email)
                      void resend.run(invitation.email)
                    }}
                  >
                    <Icon of={Send} />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('withdrawFrom', { email: invitation.email })}
                    title={t('withdraw')}
                    onClick={() => ask(invitation.email)}
                  >
                    <Icon of={MailX} />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Confirmation
        dialog={question}
        title={t('withdrawTitle')}
        text={t('withdrawText', { email: selected })}
        confirmLabel={t('withdraw')}
        onConfirm={withdraw}
      />
    </>
  )
}
