import { z } from 'zod'
import { moment } from '@/lib/platform/http/fields'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from './rules'

const kind = z.enum(REPORT_KINDS)
const reason = z.enum(REPORT_REASONS)
const status = z.enum(REPORT_STATUSES)

export const reportInput = z.object({
  kind,
  id: z.uuid().meta({ description: 'Of the post, comment or family.' }),
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
    .meta({ description: 'One report stands for all of the same thing: the gravest, then the oldest.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(300).optional(),
})

/** Queue's address; ignores invalid values. */
export const reportsAddress = z.object({
  status: status.catch('open'),
  kind: kind.optional().catch(undefined),
  reason: reason.optional().catch(undefined),
  page: z.string().max(300).optional().catch(undefined),
})

export const decisionInput = z.object({ status: z.enum(['upheld', 'dismissed']) })

export const adminReport = report.extend({
  familyId: z.uuid().meta({ description: 'The family that the reported thing belongs to.' }),
  familyName: z.string().nullable(),
  reporterId: z.uuid().nullable(),
  text: z.string().nullable().meta({ description: 'What it says; null when it is gone.' }),
  photoUrl: z.string().nullable().meta({ description: 'Its photo, as long as the report is open.' }),
  isHidden: z.boolean().meta({ description: 'Other families do not see this post or comment.' }),
  wasLetStand: z.boolean().meta({
    description: 'An administrator has dismissed an earlier report of it, so this one hides nothing.',
  }),
  reportCount: z
    .int()
    .meta({ description: 'How many reports of the same thing have this status, this one included.' }),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  handledById: z.uuid().nullable(),
  handledByName: z.string().nullable(),
})

export const queuePosition = z.tuple([reason, moment, z.uuid()])

export type AdminReport = z.infer<typeof adminReport>
export type ReportsAddress = z.output<typeof reportsAddress>
