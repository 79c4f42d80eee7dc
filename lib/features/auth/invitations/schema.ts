import { z } from 'zod'
import { email } from '@/lib/platform/http/fields'
import { localeField } from '@/lib/platform/i18n/schema'

export const INVITATION_DAYS = 14

/** Maximum open invitations per family. */
export const MAX_WAITING = 20

export const inviteInput = z.object({
  email,
  language: localeField.optional().meta({
    description: "Language of the mail, by default the caller's. An existing account's own language wins.",
  }),
})

export const withdrawInput = inviteInput.pick({ email: true })

export const invitation = z.object({ email: z.email(), expiresAt: z.iso.datetime() })

export const invitedAccount = z.object({
  user: z.object({ email: z.email(), firstName: z.string() }),
  inviter: z.string().meta({ description: 'First name of the inviting adult; empty after they have left.' }),
  family: z.string(),
  token: z.string().meta({ description: 'The invitation as a signed token for one hour; not a session.' }),
})
