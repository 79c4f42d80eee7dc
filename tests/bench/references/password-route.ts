import { hashPassword, passwordMatches } from '@/lib/platform/session/password'

const known = hashPassword('brota-bench')

/** Verifies a password: the framework's rate of logins. */
export async function GET(): Promise<Response> {
  return Response.json({ success: await passwordMatches(await known, 'brota-bench'), data: null })
}
