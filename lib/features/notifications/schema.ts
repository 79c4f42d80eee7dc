import { z } from 'zod'
import { NOTIFICATION_KINDS } from './rules'

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: z.iso.datetime(),
  read: z.boolean(),
  text: z.string().meta({ description: "In the reader's language, without a kid's name." }),
  senderName: z
    .string()
    .nullable()
    .meta({ description: 'Name in the text of the person or family that caused it.' }),
  path: z.string().meta({ description: 'Path of the related page.' }),
  family: z
    .object({ id: z.uuid(), avatar: z.string().nullable() })
    .nullable()
    .meta({ description: 'The family that caused it; null for other notifications.' }),
})

export type NotificationView = z.infer<typeof notification>

export const unread = z.object({
  unread: z.int().meta({ description: 'Number of unread notifications; 100 means 100 or more.' }),
})

export const readInput = z.object({
  upTo: z.uuid().toLowerCase().meta({ description: 'Id of the newest read notification.' }),
})
