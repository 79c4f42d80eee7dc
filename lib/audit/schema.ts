import { z } from 'zod'

/** `room.what`, such as `challenge.activated`. */
const auditAction = z.string().regex(/^[a-z_]+\.[a-z_]+$/)

export const auditQuery = z.object({
  action: auditAction.max(80).optional(),
  actorId: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorId: z
    .uuid()
    .nullable()
    .meta({ description: 'The account that acted; null for visitors and the system.' }),
  action: z.string(),
  subject: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  details: z.record(z.string(), z.json()),
})

export type AuditEntry = z.infer<typeof auditEntry>
