'use client'

import { type ReactNode, useState } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { unstable_serialize as serializeInfinite } from 'swr/infinite'
import { FamilyList } from './family-list'
import { isFirstShowing } from './first-showing'
import { type FamilyPage, keysOf, type ListName } from './lists'

type FamilyPagesProps = {
  list: ListName
  search: string
  /** The page that came with the screen. */
  first: FamilyPage
  /** Shown while nothing is in the list. */
  empty: ReactNode
}

/** A list of families with pages of its own, beginning with the one that came with the screen. */
export function FamilyPages({ list, search, first, empty }: FamilyPagesProps) {
  const [provider] = useState(() => {
    const keys = keysOf(list, search)
    const pages = [
      [serializeInfinite(keys), { data: [first] }],
      [unstable_serialize(keys(0, null)), { data: first }],
    ] as const
    return () => new Map<string, object>(pages)
  })
  const [isOld] = useState(() => !isFirstShowing(first))
  return (
    <SWRConfig value={{ provider }}>
      <FamilyList list={list} isOld={isOld} empty={empty} />
    </SWRConfig>
  )
}
