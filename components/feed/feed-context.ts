'use client'

import { createContext, use } from 'react'
import type { Subject } from '@/components/moderation/report-dialog'
import type { PostView } from '@/lib/features/feed/schema'
import type { Drawings } from './drawings'

export type Reader = {
  userId: string
  familyId: string
  firstName: string
  avatar: string | null
  timezone: string
}

type Landing = () => HTMLElement | null | undefined

export type Confirmation = {
  title: string
  text: string
  confirmLabel: string
  onConfirm: () => Promise<unknown>
  landing: Landing
}

export type ReportRequest = { subject: Subject; onReported: () => void; landing: Landing }

type FeedContextValue = {
  reader: Reader
  /** Server-rendered drawings of the first page. */
  drawings: Drawings
  /** Reference of relative times, updated every minute. */
  now: Date
  change: (postId: string, change: (post: PostView) => PostView) => void
  remove: (postId: string) => void
  /** Focus target after a post is removed. */
  besides: (postId: string) => Landing
  ask: (question: Confirmation) => void
  report: (request: ReportRequest) => void
}

export const FeedContext = createContext<FeedContextValue | null>(null)

export function useFeedContext(): FeedContextValue {
  const context = use(FeedContext)
  if (!context) throw new Error('There is no Feed around')
  return context
}
