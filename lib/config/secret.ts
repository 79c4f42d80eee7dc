/**
 * Key of the session tokens. Apart from env.ts because middleware needs this one value and must stay small.
 * @throws Error when the process was started without it; `npm start` makes one and keeps it in the data folder.
 */
export function authSecret(): string {
  const value = process.env.AUTH_SECRET
  if (!value) throw new Error('AUTH_SECRET is not set')
  return value
}
