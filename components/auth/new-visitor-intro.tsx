import { Baby, Lock, MapPinOff } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { Link } from '@/lib/platform/i18n/navigation'

type NewVisitorIntroProps = { policy: RegistrationPolicy; hasPasswords: boolean }

/** Introduces the product to new visitors, with links to register and learn more. */
export async function NewVisitorIntro({ policy, hasPasswords }: NewVisitorIntroProps) {
  const t = await getTranslations('login')
  return (
    <div className="grid gap-5">
      <TrustLines />
      {hasPasswords && isOpen(policy, false) ? (
        <Link href="/subscribe" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          {t('create')}
        </Link>
      ) : null}
      <p className="-my-2 text-center">
        <Link href="/how-it-works" className={cn(buttonVariants({ variant: 'link' }))}>
          {t('howItWorks')}
        </Link>
      </p>
    </div>
  )
}

/** Explains how photos and kids are protected. */
export async function TrustLines() {
  const t = await getTranslations('login')
  return (
    <ul className="grid gap-1 font-bold text-ink text-sm">
      {lines.map(([key, icon]) => (
        <li key={key} className="flex items-center gap-2.5">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
            <Icon of={icon} className="size-4.5" />
          </span>
          {t(`trust.${key}`)}
        </li>
      ))}
    </ul>
  )
}

const lines = [
  ['photos', Lock],
  ['place', MapPinOff],
  ['kids', Baby],
] as const
