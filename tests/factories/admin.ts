import { signIn } from './session'
import { buildUser } from './user'

export async function buildAdmin() {
  const { id, email } = await buildUser({ isAdmin: true, language: 'en' })
  return { id, email, token: await signIn({ id }) }
}
