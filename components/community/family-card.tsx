'use client'

import { Award, EllipsisVertical, LockKeyhole, UserRound, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { PlantAvatar } from './plant-avatar'

type FamilyCardProps = {
  family: CommunityFamily
  children: ReactNode
  onMore?: () => void
}

export function FamilyCard({ family, children, onMore }: FamilyCardProps) {
  const t = useTranslations('community')
  return (
    <article className="flex h-full flex-col gap-4 rounded-card bg-card p-4 shadow-soft sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
        <PlantAvatar id={family.id} picture={family.avatar} size="lg" className="row-span-2" />
        <h3 className="line-clamp-2 self-center text-wrap text-[min(1.125rem,7vw)] leading-tight wrap-break-word">
          <Link href={`/community/${family.id}`} className="underline-offset-4 hover:underline">
            {family.name}
          </Link>
        </h3>
        {onMore ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('moreOf', { name: family.name })}
            aria-haspopup="dialog"
            onClick={onMore}
            className="-mt-2 -mr-2 -mb-1 text-soft"
          >
            <Icon of={EllipsisVertical} />
          </Button>
        ) : null}
        <FamilyFacts family={family} className="col-span-2 col-start-2 mt-1" />
      </div>
      <div className="mt-auto flex flex-wrap gap-2">{children}</div>
    </article>
  )
}

const fact = 'inline-flex items-center gap-1 [&_svg]:size-4 [&_svg]:shrink-0'

export function FamilyFacts({ family, className }: { family: CommunityFamily; className?: string }) {
  const t = useTranslations('community')
  return (
    <p className={cn('flex flex-wrap gap-x-3 gap-y-0.5 text-soft text-sm', className)}>
      {family.adultName ? (
        <span className={cn(fact, 'min-w-0')}>
          <Icon of={UserRound} />
          <span className="sr-only">{t('adultIs')} </span>
          <span className="truncate">{family.adultName}</span>
        </span>
      ) : null}
      <span className={fact}>
        <Icon of={UsersRound} />
        {t('members', { count: family.members })}
      </span>
      <span className={fact}>
        <Icon of={Award} />
        {t('badges', { count: family.badges })}
      </span>
      {family.isPublic ? null : (
        <span className={fact}>
          <Icon of={LockKeyhole} />
          {t('asksFirst')}
        </span>
      )}
    </p>
  )
}
