import { z } from 'zod'
import { line } from '@/lib/platform/http/fields'
import { localeField } from '@/lib/platform/i18n/schema'

export const NAME_MAX = 80

export const language = localeField

export const user = z.object({
  id: z.uuid(),
  email: z.email(),
  firstName: z.string(),
  familyName: z.string(),
  avatar: z.string().nullable(),
  hasFamily: z.boolean(),
  familyId: z.uuid().nullable(),
  pendingFamily: z
    .object({ id: z.uuid(), name: z.string(), adults: z.array(z.string()) })
    .nullable()
    .meta({
      description:
        'The family of an account whose address was verified by a reset or a provider, until the owner decides about it.',
    }),
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
  avatarPhotoId: z.uuid().nullable().optional(),
})

/** Public fields of a user. */
export const userCard = user.pick({ id: true, firstName: true, avatar: true, familyId: true })

export type UserCard = z.infer<typeof userCard>

/** Whole record if readable, else the card. */
export const readableUser = z.union([user, userCard])

export const privacyInput = z
  .object({ feedPrivacy: user.shape.feedPrivacy.optional(), showChildPhotos: z.boolean().optional() })
  .refine((sent) => sent.feedPrivacy !== undefined || sent.showChildPhotos !== undefined, {
    error: 'nothing_to_change',
    path: ['feedPrivacy'],
  })
