import type { z } from 'zod'

/** The address of the account that is about to go, typed once more. */
export async function retypedEmail(address: string): Promise<z.ZodType<unknown, { email: string }>> {
  const [{ z }, { email }] = await Promise.all([import('zod'), import('@/lib/http/fields')])
  return z.object({ email: email.refine((typed) => typed === address, 'email_of_account') })
}
