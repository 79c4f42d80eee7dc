import { z } from 'zod'
import { NOTIFICATION_KINDS } from './rules'

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: z.iso.datetime(),
  read: z.boolean(),
  text: z.string().meta({ description: "In the reader's language, without a kid's name." }),
  path: z.string().meta({ description: 'The page that it is about.' }),
  family: z
    .object({ id: z.uuid(), avatar: z.string().nullable() })
    .nullable()
    .meta({ description: 'The family that caused it; null for other news.' }),
})

export type NotificationView = z.infer<typeof notification>

export const unread = z.object({
  unread: z.int().meta({ description: 'How many are unread; 100 stands for more, too.' }),
})

export const readInput = z.object({
  upTo: z.uuid().toLowerCase().meta({ description: 'The id of the newest one read.' }),
})
