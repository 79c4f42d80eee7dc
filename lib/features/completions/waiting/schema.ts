import { z } from 'zod'
import { challengeTask } from '@/lib/features/challenges/schema'
import { POTS } from '@/lib/features/families/rules'

const deviceKid = z.object({ id: z.uuid(), firstName: z.string() })

const deviceTask = challengeTask
  .pick({ id: true, title: true, description: true, examples: true, motif: true, day: true, date: true })
  .extend({
    completed: z.boolean(),
    waiting: z.boolean().meta({ description: 'Sent, and not yet confirmed by an adult.' }),
  })

export const deviceWeek = z.object({
  today: z.iso.date(),
  tasks: z.array(deviceTask).meta({ description: 'Tasks of the current week; empty without a challenge.' }),
  kids: z.array(deviceKid),
  plantName: z.string().nullable(),
  pot: z.enum(POTS),
})

export const deviceCompletion = z.object({
  taskId: z.uuid().meta({ description: "The `id` in the week's `tasks`." }),
  photoId: z.uuid(),
  kidId: z.uuid().nullish().meta({ description: 'Missing in a family without kids.' }),
})

export const sentCompletion = z.object({ waiting: z.uuid() })

export const waitingCompletion = z.object({
  id: z.uuid(),
  taskId: z.uuid(),
  challengeId: z.uuid(),
  taskTitle: z.string(),
  photoUrl: z.string(),
  photoPlaceholder: z.string().nullable(),
  kid: deviceKid.nullable(),
  device: z.string().nullable().meta({ description: 'Name of the device; null after its removal.' }),
  date: z.iso.date().meta({ description: 'The day for which it counts.' }),
  sentAt: z.iso.datetime(),
  completed: z
    .boolean()
    .meta({ description: 'An adult has completed the task since then, so it can only be rejected.' }),
  expires: z.iso.datetime().meta({ description: 'When it is deleted unless an adult confirms it.' }),
})

export type DeviceWeek = z.infer<typeof deviceWeek>
export type WaitingView = z.infer<typeof waitingCompletion>
