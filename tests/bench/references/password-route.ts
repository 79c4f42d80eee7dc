import { hashPassword, verifySignInPassword } from '@/lib/platform/session/password'

const known = hashPassword('brota-bench')

/** Verifies a password: the framework's rate of logins. */
export async function GET(): Promise<Response> {
  return Response.json({ success: await verifySignInPassword(await known, 'brota-bench'), data: null })
}
