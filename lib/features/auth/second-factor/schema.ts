import { z } from 'zod'
import { knownPassword, secondFactorCode } from '../schema'

const code = secondFactorCode.pipe(z.string().min(1, 'required'))

export const setUpInput = z.object({ password: knownPassword })
export const enableInput = z.object({ code })
export const disableInput = z.object({ password: knownPassword, code })

export const setUpResponse = z.object({
  secret: z.string().meta({ description: 'The secret in Base32, to type into an authenticator app.' }),
  otpauthUrl: z.string().meta({ description: 'The same secret as a URL for a QR code.' }),
})

export const enableResponse = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: 'Each replaces a code once. They are not shown again.' }),
})
