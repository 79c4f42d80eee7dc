import { z } from 'zod'

const kind = z.enum(['post', 'comment', 'family'])
const reason = z.enum(['child_without_permission', 'bullying', 'spam', 'other'])
const status = z.enum(['open', 'upheld', 'dismissed'])

export const reportInput = z.object({
  kind,
  id: z.uuid().meta({ description: 'Of the post, comment or family.' }),
  reason,
})

export const report = z.object({ id: z.uuid(), kind, subjectId: z.uuid(), reason, status })

export const reportsQuery = z.object({
  status: status.default('open'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(300).optional(),
})

export const decisionInput = z.object({ status: z.enum(['upheld', 'dismissed']) })

export const adminReport = report.extend({
  familyId: z.uuid().meta({ description: 'The family that the reported thing belongs to.' }),
  familyName: z.string().nullable(),
  reporterId: z.uuid().nullable(),
  text: z.string().nullable().meta({ description: 'What it says; null when it is gone.' }),
  photoUrl: z.string().nullable().meta({ description: 'Its photo, as long as the report is open.' }),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  handledById: z.uuid().nullable(),
})

/** Where a page of the queue ended: reason, moment, id. */
export const queuePosition = z.tuple([reason, z.iso.datetime(), z.uuid()])

export type AdminReport = z.infer<typeof adminReport>
