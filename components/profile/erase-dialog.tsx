'use client'

import { useTranslations } from 'next-intl'
import { leaveTo } from '@/components/auth/leave-to'
import { FormDialog } from '@/components/form/form-dialog'
import { useContractForm } from '@/components/form/use-contract-form'
import { deleteUnsent } from '@/components/offline/delete-unsent'
import { Alert } from '@/components/ui/alert'
import type { confirmOwnerContract } from '@/lib/features/auth/confirmation/contract'
import type { eraseAccountContract } from '@/lib/features/families/membership/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { emptyProof, type OwnerProof, OwnerProofField } from './owner-proof-field'

export type EraseDialogProps = {
  open: boolean
  onClose: () => void
  userId: string
  email: string
  /** Without one, typing the address again confirms. */
  hasPassword: boolean
  family: { name: string; isLastAdult: boolean } | null
}

/** Deletes the account, with a confirmation. */
export function EraseDialog({ open, onClose, userId, email, hasPassword, family }: EraseDialogProps) {
  const t = useTranslations('ownData')
  const form = useContractForm<OwnerProof, unknown>({
    schema: async () => (await import('@/lib/features/families/membership/schema')).eraseInput,
    defaultValues: emptyProof(hasPassword),
    submit: (body) => eraseConfirmed(userId, body),
    onDone: async () => {
      await deleteUnsent(userId).catch(() => undefined)
      await leaveTo('/login?notice=goodbye')
    },
  })
  const going = ['goesYou', 'goesPhotos', 'deletedTexts'] as const
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('eraseAsk')}
      text={t('eraseFinal')}
      form={form}
      submitLabel={t('eraseNow')}
      danger
    >
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-coral">
        {going.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
        {family && !family.isLastAdult ? <li>{t('staysFamily', { family: family.name })}</li> : null}
      </ul>
      {family?.isLastAdult ? (
        <Alert tone="error" title={t('goesFamilyTitle', { family: family.name })}>
          {t('goesFamilyText')}
        </Alert>
      ) : null}
      <OwnerProofField form={form} email={email} hasPassword={hasPassword} />
    </FormDialog>
  )
}

async function eraseConfirmed(userId: string, body: OwnerProof): Promise<unknown> {
  const erase = () =>
    send<typeof eraseAccountContract>('DELETE', '/user/{id}', { params: { id: userId }, body })
  return erase().catch(async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'confirm_password') throw error
    await send<typeof confirmOwnerContract>('POST', '/auth/confirm', { body })
    return erase()
  })
}
