import { z } from 'zod'
import { NAME_MAX } from '@/lib/features/users/schema'
import { email, line, optionalLine } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'

const SORTS = ['name', 'email', 'family', 'status', 'lastLogin', 'admin'] as const
const status = z.enum(['active', 'inactive'])

const filter = {
  search: optionalLine({ max: 120 })
    .optional()
    .meta({ description: 'Part of a name, an address or a family name.' }),
  status: status.optional(),
  admin: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: z.enum(SORTS).optional().meta({
    description: 'Without sort and order: by name, or newest first with a search.',
  }),
  order: z.enum(['asc', 'desc']).optional(),
}

export const usersQuery = pageQuery.extend(filter)

export const usersExportQuery = z.object({ ...filter, format: z.enum(['csv']).default('csv') })

/** Filter in a page's address; ignores invalid values. */
export const usersAddress = z.object({
  search: filter.search.catch(undefined),
  status: filter.status.catch(undefined),
  admin: filter.admin.catch(undefined),
  sort: filter.sort.catch(undefined),
  order: filter.order.catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

export type UserSort = (typeof SORTS)[number]
export type UserSorting = { sort: UserSort | 'created'; order: 'asc' | 'desc' }
export type UserFilter = Pick<z.output<typeof usersQuery>, 'search' | 'status' | 'admin' | 'sort' | 'order'>

export const adminUser = z.object({
  id: z.uuid(),
  name: z.string(),
  firstName: z.string(),
  familyName: z.string(),
  email: z.email(),
  family: z.string().nullable().meta({ description: 'Name of the family.' }),
  familyId: z.uuid().nullable(),
  hasFamily: z.boolean(),
  lastAdult: z
    .boolean()
    .meta({ description: 'The only adult of the family who can sign in; erasing it erases the family.' }),
  status,
  isAdmin: z.boolean(),
  invited: z.boolean().meta({ description: 'Has never chosen a password or signed in another way.' }),
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.string().meta({ description: 'Changes when names, status or rights change.' }),
})

export type AdminUser = z.infer<typeof adminUser>

export const createUserInput = z.object({
  name: line({ max: NAME_MAX }),
  email,
  isAdmin: z.boolean().default(false),
})

export const updateUserInput = z.object({
  firstName: line({ max: NAME_MAX }).optional(),
  familyName: optionalLine({ max: NAME_MAX }).optional(),
  status: status.optional(),
  isAdmin: z.boolean().optional(),
  version: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The `version` that was read. Refused if another user has saved since then.' }),
})

export const deleteUserQuery = z.object({
  withFamily: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .meta({ description: '`false`: refused if the family would be erased too.' }),
})
