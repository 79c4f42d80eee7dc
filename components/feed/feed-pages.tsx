'use client'

import { type ComponentProps, useState } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { unstable_serialize as serializeInfinite } from 'swr/infinite'
import { isFirstShowing } from '@/components/community/first-showing'
import { Feed } from './feed'
import { keyOf } from './pages'

/** A feed with pages of its own, beginning with the one that came with the screen. */
export function FeedPages(props: Omit<ComponentProps<typeof Feed>, 'isOld'>) {
  const { first } = props
  const [provider] = useState(() => {
    const pages = [
      [serializeInfinite(keyOf), { data: [first] }],
      [unstable_serialize(keyOf(0, null)), { data: first }],
    ] as const
    return () => new Map<string, object>(pages)
  })
  const [isOld] = useState(() => !isFirstShowing(first))
  return (
    <SWRConfig value={{ provider }}>
      <Feed {...props} isOld={isOld} />
    </SWRConfig>
  )
}
