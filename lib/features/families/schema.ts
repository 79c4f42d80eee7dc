import { z } from 'zod'
import { NAME_MAX } from '@/lib/features/users/schema'
import { isLocalDate, isTimeZone } from '@/lib/platform/dates/local-date'
import { line, optionalLine, typeError } from '@/lib/platform/http/fields'
import { normaliseJoinCode, PLANT_NAME_MAX, POTS } from './rules'

const timezone = z.string().refine(isTimeZone, 'time_zone')

export const createFamilyInput = z.object({
  name: line({ max: NAME_MAX, required: 'family_setup_error_empty_family_name' }),
  timezone: timezone.optional(),
})

export const renameFamilyInput = createFamilyInput.pick({ name: true })

const plantName = optionalLine({ max: PLANT_NAME_MAX })
  .transform((name) => name || null)
  .nullable()
  .meta({ description: 'Empty or null: the plant has no name.' })

const pot = z.enum(POTS)

/** Form of the plant. */
export const plantInput = z.object({ plantName, pot })

export const updateFamilyInput = z
  .object({
    timezone: timezone.optional(),
    avatarPhotoId: z.uuid().nullable().optional(),
    onLeaderboard: z.boolean().optional(),
    firstStepsDismissed: z.boolean().optional(),
    plantName: plantName.optional(),
    pot: pot.optional(),
  })
  .refine((sent) => Object.values(sent).some((value) => value !== undefined), {
    error: 'nothing_to_change',
    path: ['timezone'],
  })

export const joinFamilyInput = z.object({
  uniqueCode: z
    .string({ error: typeError('family_setup_error_empty_join_code') })
    .max(100)
    .transform(normaliseJoinCode)
    .pipe(z.string().min(1, 'family_setup_error_empty_join_code')),
})

export const kidInput = z.object({
  name: line({ max: NAME_MAX }),
  birthDate: z
    .string({ error: typeError() })
    .min(1, 'required')
    .refine(isLocalDate, { error: 'date', abort: true }),
})

export const kid = z.object({ id: z.uuid(), name: z.string(), birthDate: z.iso.date() })

export const today = z.object({
  date: z.iso.date().meta({ description: "Today in the family's zone." }),
  now: z.iso.datetime().meta({ description: "The server's clock." }),
  ends: z.iso.datetime().meta({ description: 'When the next day begins for the family.' }),
})

export const createdFamily = z.object({ id: z.uuid(), name: z.string(), uniqueCode: z.string() })

const codeExpires = z.iso.datetime().meta({ description: 'Until when the join code works.' })

export const joinCode = createdFamily.pick({ uniqueCode: true }).extend({ codeExpires })
export const joinedFamily = z.object({ id: z.uuid(), name: z.string() })

const arrival = z.object({ at: z.iso.datetime(), by: z.enum(['founding', 'code', 'invitation']) }).nullable()

const adult = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.email(),
  avatar: z.string().nullable(),
  isFounder: z.boolean().meta({ description: 'Founded the family, so other adults cannot remove them.' }),
  arrival,
})

export const family = createdFamily.extend({
  codeExpires,
  timezone: z.string(),
  joinedOn: z.iso.date().meta({ description: "The family's first day, in its zone." }),
  avatar: z.string().nullable(),
  onLeaderboard: z.boolean(),
  firstStepsDismissed: z.boolean(),
  plantName: z.string().nullable().meta({ example: 'Figo', description: 'For members only.' }),
  pot,
  adults: z.array(adult),
  invitations: z
    .array(z.object({ email: z.email(), expiresAt: z.iso.datetime() }))
    .meta({ description: 'Open invitations; for members only.' }),
  kids: z.array(kid),
  grownUps: z.array(kid).meta({ description: 'Kids who are 18 or older, until an adult removes them.' }),
})

export const familyForAdmin = family
  .pick({ id: true, name: true, timezone: true, adults: true })
  .extend({ kids: z.array(z.object({ id: z.uuid(), age: z.int().min(0) })) })

export const readableFamily = z.union([family, familyForAdmin])

export type FamilyForAdmin = z.infer<typeof familyForAdmin>
export type FamilyView = z.infer<typeof family>
export type TodayView = z.infer<typeof today>
export type KidView = z.infer<typeof kid>
