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
  /** The family's buttons: a single one next to the name, two below the facts. */
  children: ReactNode
  hasTwoActions?: boolean
  onMore?: (() => void) | undefined
}

/** Shows a family in a list: one row where there is room, stacked parts where large text leaves none. */
export function FamilyCard({ family, children, hasTwoActions = false, onMore }: FamilyCardProps) {
  const t = useTranslations('community')
  const isInRow = !hasTwoActions
  return (
    <article className="@container h-full rounded-card bg-card px-4 py-3 shadow-soft @min-[30rem]:py-4">
      <div className="grid grid-cols-[auto_minmax(5.5rem,1fr)_auto_2.25rem] items-center gap-x-3 @max-[14rem]:grid-cols-[minmax(0,1fr)_auto]">
        <PlantAvatar
          id={family.id}
          picture={family.avatar}
          size="lg"
          className="row-span-2 self-start @min-[30rem]:self-center @max-[14rem]:row-span-1"
        />
        <div
          className={cn(
            '@min-[30rem]:col-span-1 @min-[30rem]:self-end @max-[14rem]:row-start-2',
            onMore ? 'col-span-2' : 'col-span-3 @max-[14rem]:col-span-2',
            isInRow && '@min-[17rem]:col-span-1',
          )}
        >
          <h3 className="line-clamp-2 min-w-0 text-wrap text-[min(1.125rem,7vw)] leading-tight wrap-break-word">
            <Link href={`/community/${family.id}`} className="underline-offset-4 hover:underline">
              {family.name}
            </Link>
          </h3>
        </div>
        <FamilyFacts
          family={family}
          isCompact
          className={cn(
            '@min-[30rem]:col-span-1 @min-[30rem]:col-start-2 @min-[30rem]:row-start-2 @min-[30rem]:self-start @max-[17rem]:col-span-3 @max-[14rem]:col-span-2',
            isInRow ? '@min-[17rem]:col-start-2 @min-[17rem]:row-start-2 col-span-2' : 'col-span-3',
          )}
        />
        <div
          className={cn(
            'flex flex-wrap gap-2 @min-[30rem]:col-start-3 @min-[30rem]:row-span-2 @min-[30rem]:row-start-1 @min-[30rem]:mt-0 @min-[30rem]:*:flex-none',
            onMore ? '@min-[30rem]:col-span-1' : '@min-[30rem]:col-span-2 @min-[17rem]:row-span-2',
            isInRow
              ? 'col-span-2 @min-[17rem]:col-start-3 @min-[17rem]:row-start-1 @max-[17rem]:col-span-full @max-[17rem]:mt-2'
              : 'col-span-full mt-3',
          )}
        >
          {children}
        </div>
        {onMore ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('moreOf', { name: family.name })}
            aria-haspopup="dialog"
            onClick={onMore}
            className={cn(
              '-my-2 -mr-4 col-start-4 self-center text-soft @min-[30rem]:row-span-2 @min-[30rem]:row-start-1 @min-[30rem]:my-0 @min-[30rem]:-mr-2 @max-[14rem]:col-start-2',
              isInRow ? 'row-start-2 @max-[17rem]:row-start-1' : 'row-start-1',
            )}
          >
            <Icon of={EllipsisVertical} />
          </Button>
        ) : null}
      </div>
    </article>
  )
}

const fact = 'inline-flex items-center gap-1 whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0'

type FamilyFactsProps = {
  family: CommunityFamily
  /** For a card: without the lock's text; on a phone without the adult, and without icons or words. */
  isCompact?: boolean
  className?: string
}

export function FamilyFacts({ family, isCompact = false, className }: FamilyFactsProps) {
  const t = useTranslations('community')
  const countIcon = isCompact ? '@min-[17rem]:@max-sm:hidden' : undefined
  return (
    <p
      className={cn(
        'flex flex-wrap gap-x-3 gap-y-0.5 text-soft text-sm',
        isCompact && '@min-[17rem]:@max-sm:gap-x-1',
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
        <Icon of={UsersRound} className={countIcon} />
        <Counted
          number={family.members}
          text={t('members', { count: family.members })}
          isCompact={isCompact}
        />
      </span>
      <span className={fact}>
        <Icon of={Award} className={countIcon} />
        {isCompact ? (
          <span aria-hidden className="hidden @min-[17rem]:@max-sm:inline">
            ·
          </span>
        ) : null}
        <Counted number={family.badges} text={t('badges', { count: family.badges })} isCompact={isCompact} />
      </span>
      {family.isPublic ? null : (
        <span
          title={isCompact ? t('asksFirst') : undefined}
          className={cn(fact, isCompact && '@min-[17rem]:@max-sm:ml-1')}
        >
          <Icon of={LockKeyhole} />
          <span className={isCompact ? 'sr-only' : undefined}>{t('asksFirst')}</span>
        </span>
      )}
    </p>
  )
}

/** Shows a count in words; on the narrowest card the number, with the words for screen readers. */
function Counted({ number, text, isCompact }: { number: number; text: string; isCompact: boolean }) {
  if (!isCompact) return text
  return (
    <>
      <span aria-hidden className="@min-[17rem]:hidden">
        {number}
      </span>
      <span className="@max-[17rem]:sr-only">{text}</span>
    </>
  )
}
