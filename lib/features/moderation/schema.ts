import { z } from 'zod'
import { timestamp } from '@/lib/platform/http/fields'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from './rules'

const kind = z.enum(REPORT_KINDS)
const reason = z.enum(REPORT_REASONS)
const status = z.enum(REPORT_STATUSES)

export const reportInput = z.object({
  kind,
  id: z.uuid().meta({ description: 'Id of the post, comment or family.' }),
  reason,
})

export const report = z.object({ id: z.uuid(), kind, subjectId: z.uuid(), reason, status })

export const reportsQuery = z.object({
  status: status.default('open'),
  kind: kind.optional(),
  reason: reason.optional(),
  grouped: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Returns one report per subject: the most serious, then the oldest.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(300).optional(),
})

/** Query of the queue's address; ignores invalid values. */
export const reportsAddress = z.object({
  status: status.catch('open'),
  kind: kind.optional().catch(undefined),
  reason: reason.optional().catch(undefined),
  page: z.string().max(300).optional().catch(undefined),
})

export const decisionInput = z.object({ status: z.enum(['upheld', 'dismissed']) })

export const adminReport = report.extend({
  familyId: z.uuid().meta({ description: 'The family of the reported subject.' }),
  familyName: z.string().nullable(),
  reporterId: z.uuid().nullable(),
  text: z.string().nullable().meta({ description: 'Its text; null if it no longer exists.' }),
  photoUrl: z.string().nullable().meta({ description: 'Its photo, while the report is open.' }),
  isHidden: z.boolean().meta({ description: 'Other families do not see this post or comment.' }),
  wasLetStand: z.boolean().meta({
    description: 'An administrator has dismissed an earlier report of it, so this report hides nothing.',
  }),
  reportCount: z
    .int()
    .meta({ description: 'Number of reports of the subject with this status, including this one.' }),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  handledById: z.uuid().nullable(),
  handledByName: z.string().nullable(),
})

export const queuePosition = z.tuple([reason, timestamp, z.uuid()])

export type AdminReport = z.infer<typeof adminReport>
export type ReportsAddress = z.output<typeof reportsAddress>
