'use client'

import { createContext, use } from 'react'
import type { Subject } from '@/components/moderation/report-dialog'
import type { PostView } from '@/lib/features/feed/schema'
import type { Drawings } from './drawings'

export type FeedViewer = {
  userId: string
  familyId: string
  firstName: string
  avatar: string | null
  timezone: string
}

type FocusTarget = () => HTMLElement | null | undefined

export type Confirmation = {
  title: string
  text: string
  confirmLabel: string
  onConfirm: () => Promise<unknown>
  focusTarget: FocusTarget
}

export type ReportRequest = { subject: Subject; onReported: () => void; focusTarget: FocusTarget }

type FeedContextValue = {
  viewer: FeedViewer
  drawings: Drawings
  /** For relative times, updated every minute. */
  now: Date
  change: (postId: string, change: (post: PostView) => PostView) => void
  remove: (postId: string) => void
  /** After a post is removed. */
  focusTargetAfter: (postId: string) => FocusTarget
  ask: (question: Confirmation) => void
  report: (request: ReportRequest) => void
}

export const FeedContext = createContext<FeedContextValue | null>(null)

export function useFeedContext(): FeedContextValue {
  const context = use(FeedContext)
  if (!context) throw new Error('There is no Feed around')
  return context
}
