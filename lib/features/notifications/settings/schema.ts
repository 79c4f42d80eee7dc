import { z } from 'zod'
import { STORED_KINDS } from '../rules'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')

const quiet = (text: string) => time.meta({ description: text, examples: ['20:00'] })

export const MAIL_KINDS = ['security', 'reminder'] as const

export const notificationSettings = z.object({
  reminderAt: time.nullable().meta({
    description: "Hour of the daily reminder in the family's time zone, outside the quiet hours; null: none.",
    examples: ['18:30'],
  }),
  quietFrom: quiet('Start of the quiet hours; the same as their end: none.'),
  quietTo: quiet('End of the quiet hours.'),
  push: z.array(z.enum(STORED_KINDS)).max(STORED_KINDS.length).meta({
    description: 'Kinds that also come by push. Reminders come by push whenever a device is subscribed.',
  }),
  mail: z
    .array(z.enum(MAIL_KINDS))
    .max(MAIL_KINDS.length)
    .meta({ description: '`security` is always part of it.' }),
  digest: z.boolean(),
})

export type NotificationSettings = z.infer<typeof notificationSettings>

export const settingsInput = notificationSettings.partial()
