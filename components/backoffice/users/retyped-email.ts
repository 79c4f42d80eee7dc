import type { z } from 'zod'

/** Returns a schema that accepts only the user's own email address. */
export async function retypedEmail(address: string): Promise<z.ZodType<unknown, { email: string }>> {
  const [{ z }, { email }] = await Promise.all([import('zod'), import('@/lib/platform/http/fields')])
  return z.object({ email: email.refine((typed) => typed === address, 'email_of_account') })
}
