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
  /** The family's buttons: a single one next to the facts, two below them. */
  children: ReactNode
  hasTwoActions?: boolean
  onMore?: (() => void) | undefined
}

/** Shows a family in a list: one row where there is room, stacked parts where large text leaves none. */
export function FamilyCard({ family, children, hasTwoActions = false, onMore }: FamilyCardProps) {
  const t = useTranslations('community')
  return (
    <article className="@container h-full rounded-card bg-card p-4 shadow-soft">
      <div className="grid grid-cols-[auto_minmax(5.5rem,1fr)_auto_2.25rem] items-center gap-x-3 gap-y-1 @xl:gap-y-0 @max-[14rem]:grid-cols-[minmax(0,1fr)_auto]">
        <PlantAvatar
          id={family.id}
          picture={family.avatar}
          size="lg"
          className="row-span-2 self-start @xl:self-center @max-[14rem]:row-span-1"
        />
        <div
          className={cn(
            'flex items-center gap-1.5 @xl:col-span-1 @xl:self-end @max-[14rem]:row-start-2',
            onMore ? 'col-span-2' : 'col-span-3 @max-[14rem]:col-span-2',
          )}
        >
          <h3 className="line-clamp-2 min-w-0 text-wrap text-[min(1.125rem,7vw)] leading-tight wrap-break-word">
            <Link href={`/community/${family.id}`} className="underline-offset-4 hover:underline">
              {family.name}
            </Link>
          </h3>
          {family.isPublic ? null : (
            <span title={t('asksFirst')} className="shrink-0 text-soft">
              <Icon of={LockKeyhole} className="size-4" />
              <span className="sr-only">{t('asksFirst')}</span>
            </span>
          )}
        </div>
        {onMore ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('moreOf', { name: family.name })}
            aria-haspopup="dialog"
            onClick={onMore}
            className="-mt-2 -mr-2 self-start text-soft @xl:col-start-4 @xl:row-span-2 @xl:row-start-1 @xl:mt-0 @xl:self-center @max-[14rem]:col-start-2 @max-[14rem]:row-start-1"
          >
            <Icon of={EllipsisVertical} />
          </Button>
        ) : null}
        <FamilyFacts
          family={family}
          isCompact
          className={cn(
            '@xl:col-span-1 @xl:col-start-2 @xl:self-start @max-[17rem]:col-span-3 @max-[14rem]:col-span-2',
            hasTwoActions && 'col-span-3',
          )}
        />
        <div
          className={cn(
            'flex flex-wrap gap-2 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1 @xl:mt-0 @xl:*:flex-none',
            onMore ? '@xl:col-span-1' : '@xl:col-span-2',
            hasTwoActions ? 'col-span-full mt-3' : 'col-span-2 @max-[17rem]:col-span-full @max-[17rem]:mt-2',
          )}
        >
          {children}
        </div>
      </div>
    </article>
  )
}

const fact = 'inline-flex items-center gap-1 whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0'

type FamilyFactsProps = {
  family: CommunityFamily
  /** For a card: without the lock, which is next to the name, on a phone without the adult; one per line where it is narrow. */
  isCompact?: boolean
  className?: string
}

export function FamilyFacts({ family, isCompact = false, className }: FamilyFactsProps) {
  const t = useTranslations('community')
  return (
    <p
      className={cn(
        'flex flex-wrap gap-x-3 gap-y-0.5 text-soft text-sm',
        isCompact && '@max-xl:flex-col',
        className,
      )}
    >
      {family.adultName ? (
        <span className={cn(fact, 'min-w-0', isCompact && 'max-sm:hidden')}>
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
      {family.isPublic || isCompact ? null : (
        <span className={fact}>
          <Icon of={LockKeyhole} />
          {t('asksFirst')}
        </span>
      )}
    </p>
  )
}
