/**
 * Returns the key of session tokens. Not in env.ts, because middleware must stay small.
 * @throws Error when it is unset; `npm start` creates one in the data folder
 */
export function authSecret(): string {
  const value = process.env.AUTH_SECRET
  if (!value) throw new Error('AUTH_SECRET is not set')
  return value
}
