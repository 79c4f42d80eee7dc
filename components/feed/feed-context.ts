'use client'

import { createContext, use } from 'react'
import type { Subject } from '@/components/moderation/report-dialog'
import type { PostView } from '@/lib/feed/schema'
import type { Drawings } from './drawings'

/** Who reads, as far as posts have to know. */
export type Reader = {
  userId: string
  familyId: string
  firstName: string
  avatar: string | null
  timezone: string
}

/** Where the focus goes when what had it is gone. */
type Landing = () => HTMLElement | null | undefined

export type Confirmation = {
  title: string
  text: string
  confirmLabel: string
  onConfirm: () => Promise<void>
  landing: Landing
}

export type ReportRequest = { subject: Subject; onReported: () => void; landing: Landing }

type FeedContextValue = {
  reader: Reader
  /** Those of the posts that came with the screen. */
  drawings: Drawings
  /** What "two hours ago" counts from; it moves on by itself. */
  now: Date
  change: (postId: string, change: (post: PostView) => PostView) => void
  /** Takes a post out of the list. */
  remove: (postId: string) => void
  /** What takes the focus after a post was taken out. */
  besides: (postId: string) => Landing
  ask: (question: Confirmation) => void
  report: (request: ReportRequest) => void
}

export const FeedContext = createContext<FeedContextValue | null>(null)

/** What all posts of a feed share. */
export function useFeedContext(): FeedContextValue {
  const context = use(FeedContext)
  if (!context) throw new Error('There is no Feed around')
  return context
}
