import { z } from 'zod'
import { NOTIFICATION_KINDS } from '../rules'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')

const quiet = (text: string) => time.meta({ description: text, examples: ['20:00'] })

export const MAIL_KINDS = ['security', 'reminder'] as const

export const notificationSettings = z.object({
  reminderAt: time.nullable().meta({
    description:
      "Time of the daily reminder in the family's time zone; none is sent in the quiet hours. Null: none.",
    examples: ['18:30'],
  }),
  quietFrom: quiet('Start of the quiet hours; none if it equals their end.'),
  quietTo: quiet('End of the quiet hours.'),
  push: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length).meta({
    description: 'Kinds that are also pushed. Reminders are pushed whenever a device is subscribed.',
  }),
  mail: z
    .array(z.enum(MAIL_KINDS))
    .max(MAIL_KINDS.length)
    .meta({ description: '`security` is always included.' }),
  digest: z.boolean(),
})

export type NotificationSettings = z.infer<typeof notificationSettings>

export const settingsInput = notificationSettings.partial()
