/**
 * Returns the key of session tokens; not in env.ts, to keep middleware small.
 * @throws Error when unset; `npm start` creates one
 */
export function authSecret(): string {
  const value = process.env.AUTH_SECRET
  if (!value) throw new Error('AUTH_SECRET is not set')
  return value
}
