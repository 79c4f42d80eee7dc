import { db } from '@/lib/platform/db/client'
import { parseLocale } from '@/lib/platform/i18n/locales'
import type { Actor, FamilyActor } from '@/lib/platform/session/actor'
import { isFamilyActor } from '@/lib/platform/session/actor'
import { createSession, createSessionToken, findActorByToken } from '@/lib/platform/session/service'

export function signIn({ id }: { id: string }): Promise<string> {
  return openToken(id, false)
}

/** Opens a session that lasts for weeks. */
export function signInForLong({ id }: { id: string }): Promise<string> {
  return openToken(id, true)
}

async function openToken(id: string, remember: boolean): Promise<string> {
  const { isAdmin: hasAdminRole, familyId, language } = await db().user.findUniqueOrThrow({ where: { id } })
  const account = { id, hasAdminRole, familyId, language: parseLocale(language) }
  return createSessionToken(
    await createSession(db(), account, { remember, userAgent: 'tests', now: new Date() }),
  )
}

export async function buildActor(user: { id: string }): Promise<Actor> {
  const actor = await findActorByToken(await signIn(user), 'en')
  if (!actor) throw new Error('The account cannot be signed in')
  return actor
}

export async function buildFamilyActor(user: { id: string }): Promise<FamilyActor> {
  const actor = await buildActor(user)
  if (!isFamilyActor(actor)) throw new Error('The account has no family')
  return actor
}
