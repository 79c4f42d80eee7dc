import { hashPassword, passwordMatches } from '@/lib/session/password'

const known = hashPassword('brota-bench')

/** A call that checks a password and does nothing else: what the framework lets through of logins. */
export async function GET(): Promise<Response> {
  return Response.json({ success: await passwordMatches(await known, 'brota-bench'), data: null })
}
