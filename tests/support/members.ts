import { buildFamily } from '../factories/family'
import { signIn } from '../factories/session'
import { buildUser } from '../factories/user'
import type { Member } from './scene'

/** Builds a family with a signed-in adult, without the requests of `member`. */
export async function buildMember(
  feedPrivacy: 'private' | 'followers' | 'public' = 'public',
): Promise<Member> {
  const { family, adult } = await buildFamily({ adult: await buildUser({ feedPrivacy }) })
  const { id, email } = adult
  return { id, email, familyId: family.id, joinCode: family.joinCode, token: await signIn(adult) }
}

export async function buildPartner({ familyId, joinCode }: Member): Promise<Member> {
  const { id, email } = await buildUser({ familyId, feedPrivacy: 'public' })
  return { id, email, familyId, joinCode, token: await signIn({ id }) }
}
