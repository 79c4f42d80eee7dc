import { z } from 'zod'

const SHARE_DAYS = { most: 90, usual: 30 } as const

export const shareInput = z
  .object({
    days: z
      .int()
      .min(1)
      .max(SHARE_DAYS.most)
      .default(SHARE_DAYS.usual)
      .meta({ description: 'Days until the link expires.' }),
  })
  .prefault({})

const expires = z.iso.datetime()

export const shareLink = z.object({ url: z.url().nullable(), expires: expires.nullable() })

export const sharedCard = z.object({
  url: z
    .url()
    .meta({ description: 'Shows a card with task, badge and family name to anyone with the link.' }),
  expires,
})

/** Post with revocable share links. */
export type SharedPost = {
  postId: string
  taskTitle: string
  motif: string
  isOwn: boolean
  links: number
  byOthers: number
  /** Any shows a card. */
  works: boolean
  date: string
}
