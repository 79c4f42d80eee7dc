import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'
import { JoinNow } from './join-now'

type InvitationForMeProps = {
  invitation: { invitationToken: string; email: string; mine: { family: string; inviter: string } | null }
  user: { email: string; hasFamily: boolean }
}

/** Shows an invitation, or an error for another user's. */
export async function InvitationForMe({ invitation, user }: InvitationForMeProps) {
  const t = await getTranslations('invited')
  const { invitationToken, email, mine } = invitation
  if (!mine) {
    return (
      <InvitationMessage title={t('otherTitle')} text={t('otherText', { email, own: user.email })}>
        <Link
          href={`/logout?next=/u/${invitationToken}`}
          prefetch={false}
          className={buttonVariants({ size: 'lg', className: 'w-full' })}
        >
          {t('otherSignOut')}
        </Link>
        <CenteredLink href="/" label={t('stay')} />
      </InvitationMessage>
    )
  }
  const { family, inviter } = mine
  if (user.hasFamily) {
    return (
      <InvitationMessage title={t('busyTitle')} text={t('busyText', { family })}>
        <Link href="/" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          {t('stay')}
        </Link>
        <CenteredLink href="/family-management" label={t('busyLeave')} />
      </InvitationMessage>
    )
  }
  return (
    <InvitationMessage
      title={inviter ? t('mineTitle', { inviter }) : t('title')}
      text={t('mineText', { family, email: user.email })}
    >
      <ClientMessages namespaces={['invited']}>
        <JoinNow invitationToken={invitationToken} />
      </ClientMessages>
      <CenteredLink href="/" label={t('later')} />
    </InvitationMessage>
  )
}

function InvitationMessage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h1 className="break-words">{title}</h1>
      <p className="mt-3 mb-7 break-words text-lg text-soft">{text}</p>
      <div className="grid gap-3">{children}</div>
    </>
  )
}

function CenteredLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="text-center">
      <Link href={href} className={cn(buttonVariants({ variant: 'link' }))}>
        {label}
      </Link>
    </p>
  )
}
