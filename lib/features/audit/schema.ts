import { z } from 'zod'
import { isLocalDate } from '@/lib/platform/dates/local-date'
import { optionalLine } from '@/lib/platform/http/fields'

/** `feature.event`, such as `challenge.activated`. */
const auditAction = z.string().regex(/^[a-z_]+\.[a-z_]+$/)
const day = z.iso.date().refine((value) => isLocalDate(value) && value > '1900' && value < '3000', 'date')

export const auditQuery = z.object({
  action: auditAction.max(80).optional(),
  actorId: z.uuid().optional(),
  actor: optionalLine({ max: 120 })
    .optional()
    .meta({ description: "Part of the acting user's name or e-mail address, or the user's id." }),
  subject: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .meta({ description: 'Kind of the affected object, such as `task`.' }),
  subjectId: z.uuid().optional(),
  from: day.optional().meta({ description: "The first day, in the installation's time zone." }),
  to: day.optional().meta({ description: 'The last day.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

/** Query of the log's page; ignores invalid parameters. */
export const auditAddress = z.object({
  search: auditQuery.shape.actor.catch(undefined),
  action: auditQuery.shape.action.catch(undefined),
  subject: auditQuery.shape.subject.catch(undefined),
  subjectId: auditQuery.shape.subjectId.catch(undefined),
  from: auditQuery.shape.from.catch(undefined),
  to: auditQuery.shape.to.catch(undefined),
  page: auditQuery.shape.cursor.catch(undefined),
})

export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorId: z
    .uuid()
    .nullable()
    .meta({ description: 'The account that acted; null for visitors and the system.' }),
  actorName: z.string().nullable().meta({ description: 'Its current name; null if it no longer exists.' }),
  action: z.string(),
  subject: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  subjectName: z.string().nullable().meta({ description: 'The current name, if there is one.' }),
  details: z.record(z.string(), z.json()),
})

export type AuditEntry = z.infer<typeof auditEntry>
export type AuditAddress = z.output<typeof auditAddress>
