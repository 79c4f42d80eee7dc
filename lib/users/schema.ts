import { z } from 'zod'
import { line } from '@/lib/http/fields'

export const NAME_MAX = 80

export const language = z.enum(['en', 'pt-BR'])

/** The whole record, for oneself. */
export const user = z.object({
  id: z.uuid(),
  email: z.email(),
  firstName: z.string(),
  familyName: z.string(),
  avatar: z.string().nullable(),
  hasFamily: z.boolean(),
  familyId: z.uuid().nullable(),
  childrenAges: z.array(z.int()),
  points: z.int(),
  completedTasks: z.int(),
  badges: z.array(z.uuid()).meta({ description: "Ids of the family's badges." }),
  streak: z.int(),
  following: z.array(z.uuid()).meta({ description: 'Ids of families.' }),
  followers: z.array(z.uuid()).meta({ description: 'Ids of families.' }),
  feedPrivacy: z.enum(['private', 'followers', 'public']),
  showChildPhotos: z.boolean(),
  isAdmin: z.boolean(),
  status: z.enum(['active', 'inactive']),
  lastLogin: z.iso.datetime().nullable(),
  language,
  profileComplete: z.boolean(),
})

export type UserView = z.infer<typeof user>

export const updateUserInput = z.object({
  firstName: line({ max: NAME_MAX }).optional(),
  familyName: line({ max: NAME_MAX }).optional(),
  language: language.optional(),
})
