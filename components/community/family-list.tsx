'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stamp } from '@/components/art/stamp'
import { isFirstShowing } from '@/components/lists/first-showing'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { lazyClient } from '@/components/ui/lazy-client'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { CardActions } from './card-actions'
import { FamilyCard } from './family-card'
import { ListEnd } from './list-end'
import {
  addressOfList,
  type FamilyPage,
  IN_ONE_COLUMN,
  type ListName,
  parseSearch,
  SEARCHED,
  WITH_TWO_ACTIONS,
} from './lists'
import { getPendingMutation } from './pending-mutations'
import { SearchField } from './search-field'
import { useFamilies } from './use-families'
import { useFollowActions } from './use-follow-actions'

const FamilySheet = lazyClient(() => import('./family-sheet').then((module) => module.FamilySheet))
const VerifyDialog = lazyClient(() => import('./verify-dialog').then((module) => module.VerifyDialog))

type FamilyListProps = {
  list: ListName
  /** Of the server render. */
  searched: string
  /** From the server render. */
  first: FamilyPage
  /** For each card. */
  note?: string | undefined
  empty: ReactNode
}

export function FamilyList({ list, searched, first, note, empty }: FamilyListProps) {
  const t = useTranslations('community')
  const canSearch = SEARCHED.includes(list)
  const search = parseSearch(list, useSearchParams().get('search'))
  const families = useFamilies(list, search, { query: searched, pages: [first] })
  const { cards, hasMore, isSettled } = families
  const actions = useFollowActions(list, families)
  const focus = useListFocus(cards.length)
  const [sheet, setSheet] = useState<{ family: CommunityFamily; open: boolean } | null>(null)

  // Data from the router cache predates later changes.
  const [isOld] = useState(() => !isFirstShowing(first))
  const reloadList = useEffectEvent(() => void families.reload())
  useEffect(() => {
    const mutation = getPendingMutation()
    if (mutation !== null) void mutation.then(reloadList)
    else if (isOld) reloadList()
  }, [isOld])

  // Typing adds no history entries.
  const searchFor = (text: string) => window.history.replaceState(null, '', addressOfList(list, text))
  const isEmpty = cards.length === 0 && isSettled && !hasMore
  const found = search && isSettled && !isEmpty
  return (
    <div {...focus.root} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {canSearch ? <SearchField list={list} value={search} onSearch={searchFor} /> : null}
      <p role="status" className="px-1 font-bold text-soft empty:hidden">
        {found ? t(hasMore ? 'foundMore' : 'found', { count: cards.length }) : null}
      </p>
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      {cards.length > 0 ? (
        <ul
          {...focus.list}
          aria-busy={!isSettled || undefined}
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-3 transition-opacity duration-200 aria-busy:opacity-50 xl:gap-4',
            !IN_ONE_COLUMN.includes(list) && 'xl:grid-cols-2 min-[110rem]:grid-cols-3',
          )}
        >
          {cards.map((family) => (
            <li key={family.id} tabIndex={-1} className="rounded-card outline-none">
              <FamilyCard
                family={family}
                note={note}
                hasTwoActions={WITH_TWO_ACTIONS.includes(list)}
                onMore={list === 'blocked' ? undefined : () => setSheet({ family, open: true })}
              >
                <CardActions list={list} family={family} actions={actions} />
              </FamilyCard>
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty && search ? <NothingFound search={search} onClear={() => searchFor('')} /> : null}
      {isEmpty && !search ? empty : null}
      <ListEnd families={families} />
      {sheet ? (
        <FamilySheet
          key={sheet.family.id}
          family={sheet.family}
          open={sheet.open}
          onClose={() => setSheet({ ...sheet, open: false })}
          onBlock={() => void actions.block(sheet.family)}
          onGone={focus.restore}
        />
      ) : null}
      {actions.unverified > 0 ? <VerifyDialog key={actions.unverified} /> : null}
    </div>
  )
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslations('community')
  return (
    <Card role="status">
      <EmptyState
        art={<Stamp name="lost-leaf" />}
        title={t('nothingTitle')}
        text={t('nothingText', { search })}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('nothingAction')}
          </Button>
        }
      />
    </Card>
  )
}

function useListFocus(length: number) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(0)
  const before = useRef(length)

  const restore = () => {
    const entries = list.current?.children ?? []
    const next = entries[Math.min(at.current, entries.length - 1)]
    ;((next ?? root.current) as HTMLElement | null)?.focus()
  }
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) restore()
    before.current = length
  })

  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    at.current = [...event.currentTarget.children].findIndex((entry) => entry.contains(event.target))
  }
  return { root: { ref: root, tabIndex: -1 }, list: { ref: list, onFocus }, restore }
}
