import 'server-only'
import { randomBytes } from 'node:crypto'
import type { BadgeView } from '@/lib/badges/schema'
import { badgesOfCompletions } from '@/lib/badges/service'
import { appUrl } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import { localized } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'
import type { FamilyActor } from '@/lib/session/actor'
import { canShare } from '../policy'
import { canSee, findOwner } from '../repo'
import * as repo from './repo'

/** Long enough that no link is ever guessed. */
const TOKEN_BYTES = 24

/** A link that shows a card of the post to whoever has it: task, badge and family name, nothing of a child. */
export async function share(actor: FamilyActor, postId: string): Promise<{ url: string }> {
  const post = await findVisible(actor, postId)
  if (!canShare(actor, post)) throw new AppError('forbidden')
  const known = await repo.findToken(postId, actor.userId)
  return { url: addressOf(known ?? (await makeToken(actor, postId))) }
}

/** Of two links that are asked for at once, both callers get the first one. */
async function makeToken({ userId }: FamilyActor, postId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await repo.insert({ token, postId, userId })
  return (await repo.findToken(postId, userId)) ?? token
}

/** The actor's own link to a post, if there is one. */
export async function readShare(actor: FamilyActor, postId: string): Promise<{ url: string | null }> {
  await findVisible(actor, postId)
  const token = await repo.findToken(postId, actor.userId)
  return { url: token && addressOf(token) }
}

const addressOf = (token: string) => `${appUrl()}/s/${token}`

export async function revokeShare(actor: FamilyActor, postId: string): Promise<null> {
  const { familyId } = await findVisible(actor, postId)
  await repo.revoke(postId, familyId === actor.familyId ? undefined : actor.userId, new Date())
  return null
}

type Card = { familyName: string; taskTitle: string; motif: string; badge: BadgeView | null }

/** What a link shows; null when it leads nowhere. */
export async function readCard(token: string, locale: Locale): Promise<Card | null> {
  const card = await repo.findCard(token)
  if (!card) return null
  const { completionId, familyName, task } = card
  const badges = await badgesOfCompletions([completionId], locale)
  const taskTitle = localized({ name: task.name }, task.language, task.translations, locale).name
  return { familyName, taskTitle, motif: task.motif, badge: badges.get(completionId)?.[0] ?? null }
}

async function findVisible(actor: FamilyActor, postId: string) {
  const post = (await canSee(actor.familyId, postId)) ? await findOwner(postId) : null
  if (!post) throw new AppError('not_found')
  return post
}
