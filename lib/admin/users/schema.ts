import { z } from 'zod'
import { email, line, lines } from '@/lib/http/fields'
import { NAME_MAX } from '@/lib/users/schema'

export const usersQuery = z.object({
  search: lines({ max: 120 })
    .optional()
    .meta({ description: 'Part of a name, an address or a family name.' }),
  sort: z.enum(['name', 'email', 'family', 'status', 'lastLogin', 'admin']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export const adminUser = z.object({
  id: z.uuid(),
  name: z.string(),
  firstName: z.string(),
  familyName: z.string(),
  email: z.email(),
  family: z.string().nullable().meta({ description: 'Name of the family.' }),
  familyId: z.uuid().nullable(),
  hasFamily: z.boolean(),
  status: z.enum(['active', 'inactive']),
  isAdmin: z.boolean(),
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})

export type AdminUser = z.infer<typeof adminUser>

export const createUserInput = z.object({
  name: line({ max: NAME_MAX }),
  email,
  isAdmin: z.boolean().default(false),
})

export const updateUserInput = z.object({
  firstName: line({ max: NAME_MAX }).optional(),
  familyName: lines({ max: NAME_MAX }).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  isAdmin: z.boolean().optional(),
})
