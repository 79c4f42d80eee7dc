'use client'

import { EllipsisVertical, LockKeyhole } from 'lucide'
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
  /** Below the facts. */
  note?: string | undefined
  /** The family's buttons: a single one next to the facts, two below them. */
  children: ReactNode
  hasTwoActions?: boolean
  onMore?: (() => void) | undefined
}

const ONE_ACTION = {
  columns: '@min-[21rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
  text: '@min-[17rem]:col-span-1 @min-[17rem]:col-start-2',
  actions:
    '@min-[17rem]:col-span-1 @min-[17rem]:col-start-3 @min-[17rem]:row-span-2 @min-[17rem]:row-start-1 @min-[17rem]:mt-0',
  // On a small phone the family's page has it.
  more: '@max-[21rem]:hidden -mr-2 col-start-4 row-span-2 row-start-1',
}

const TWO_ACTIONS = {
  columns: '@min-[36rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
  text: '@min-[14rem]:col-span-1 @min-[14rem]:col-start-2',
  actions:
    '@min-[36rem]:col-span-1 @min-[36rem]:col-start-3 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1 @min-[36rem]:mt-0 @min-[36rem]:*:flex-none',
  // Its icon ends where the buttons below it end.
  more: '-mr-3 col-start-3 row-span-2 row-start-1 @min-[36rem]:col-start-4 @min-[36rem]:-mr-2 @max-[14rem]:col-start-2 @max-[14rem]:row-span-1',
}

/** Shows a family in a list: one row where there is room, stacked parts where large text leaves none. */
export function FamilyCard({ family, note, children, hasTwoActions = false, onMore }: FamilyCardProps) {
  const t = useTranslations('community')
  const look = hasTwoActions ? TWO_ACTIONS : ONE_ACTION
  return (
    <article className="@container h-full rounded-card bg-card px-3 py-3 shadow-soft sm:px-4 sm:py-3.5">
      <div
        className={cn(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 @max-[14rem]:grid-cols-[minmax(0,1fr)_auto]',
          onMore && look.columns,
        )}
      >
        <PlantAvatar
          id={family.id}
          picture={family.avatar}
          size="lg"
          className="row-span-2 @max-[24rem]:size-12 @max-[14rem]:row-span-1"
        />
        <h3
          className={cn(
            'col-span-2 col-start-2 row-start-1 flex items-center gap-1.5 self-end text-[min(1.0625rem,7vw)] leading-tight wrap-break-word @max-[14rem]:col-span-2 @max-[14rem]:col-start-1 @max-[14rem]:row-start-2 @min-[24rem]:text-[min(1.125rem,7vw)]',
            look.text,
          )}
        >
          <Link
            href={`/community/${family.id}`}
            className="@max-[24rem]:line-clamp-2 min-w-0 underline-offset-4 hover:underline @min-[24rem]:truncate"
          >
            {family.name}
          </Link>
          {family.isPublic ? null : <Icon of={LockKeyhole} className="size-3.5 shrink-0 text-soft" />}
        </h3>
        <FamilyFacts
          family={family}
          isCompact
          className={cn(
            'col-span-2 col-start-2 row-start-2 @max-[30rem]:text-[0.8125rem] self-start leading-tight @max-[14rem]:col-span-2 @max-[14rem]:col-start-1 @max-[14rem]:row-start-3',
            look.text,
          )}
        />
        {note ? (
          <p className="col-span-full row-start-3 mt-1 @max-[14rem]:row-start-4 @min-[36rem]:col-span-3 @min-[36rem]:col-start-2 text-pretty text-sm leading-snug">
            {note}
          </p>
        ) : null}
        <div
          className={cn(
            'col-span-full row-start-4 mt-2 flex flex-wrap gap-2 @max-[14rem]:row-start-5',
            look.actions,
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
            className={cn('text-soft', look.more)}
          >
            <Icon of={EllipsisVertical} />
          </Button>
        ) : null}
      </div>
    </article>
  )
}

type FamilyFactsProps = {
  family: CommunityFamily
  /** For a card: without the lock, which follows the name there, and on a phone without the adult. */
  isCompact?: boolean
  className?: string
}

export function FamilyFacts({ family, isCompact = false, className }: FamilyFactsProps) {
  const t = useTranslations('community')
  const { adultName, members, badges, isPublic } = family
  return (
    <p className={cn('text-soft text-sm', className)}>
      {adultName ? (
        <span className={cn('wrap-anywhere', isCompact && 'max-sm:hidden')}>
          <span className="sr-only">{t('adultIs')} </span>
          {adultName} ·{' '}
        </span>
      ) : null}
      <span className="whitespace-nowrap">{t('members', { count: members })} ·</span>{' '}
      <span className={isCompact ? 'relative whitespace-nowrap' : undefined}>
        {t('badges', { count: badges })}
        {isPublic ? null : (
          <>
            {' '}
            {isCompact ? null : <Icon of={LockKeyhole} className="inline size-3.5 align-[-0.125em]" />}{' '}
            <span className={isCompact ? 'sr-only' : undefined}>{t('asksFirst')}</span>
          </>
        )}
      </span>
    </p>
  )
}
