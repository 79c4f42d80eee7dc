import { addDays, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { createDeviceToken } from '@/lib/platform/session/device'
import { hashPassword } from '@/lib/platform/session/password'
import { hashSecret } from '@/lib/platform/session/signed-value'
import { buildBadge } from '../factories/badge'
import { buildChallenge } from '../factories/challenge'
import { buildCompletion } from '../factories/completion'
import { buildFamily } from '../factories/family'
import { buildKid } from '../factories/kid'
import { buildPhoto } from '../factories/photo'
import { buildFamilyActor, signIn } from '../factories/session'
import { buildTask } from '../factories/task'
import { buildUser } from '../factories/user'

/** Kinds of users; the data below belongs to the member's family. */
/** In request order: a member may erase the family, and then the device is gone. */
export const KINDS = ['anonymous', 'deactivated', 'device', 'loner', 'outsider', 'member', 'admin'] as const
export type Kind = (typeof KINDS)[number]

export type Caller = { id: string; email: string; token: string | undefined }
export type World = Awaited<ReturnType<typeof buildWorld>>

export const PASSWORD = 'a short sentence'
let passwordHash: Promise<string> | undefined

async function person(data: Parameters<typeof buildUser>[0] = {}) {
  passwordHash ??= hashPassword(PASSWORD)
  return buildUser({ passwordHash: await passwordHash, ...data, emailVerifiedAt: new Date() })
}

const today = () => localDateAt(new Date(), 'UTC')

/** Builds a family with all data that requests can name, and all kinds of users. */
export async function buildWorld() {
  const member = await person({ feedPrivacy: 'private' })
  const { family } = await buildFamily({ adult: member, name: 'Família Souza' })
  const partner = await person({ familyId: family.id })
  const deactivated = await person({ familyId: family.id })
  const outsider = await person()
  const other = (await buildFamily({ adult: outsider, name: 'Outra Família' })).family
  const loner = await person()
  const admin = await person({ isAdmin: true })
  const people = { member, deactivated, outsider, loner, admin }
  const callers = { anonymous: { id: '', email: '', token: undefined } } as Record<Kind, Caller>
  for (const [kind, { id, email }] of Object.entries(people))
    callers[kind as Kind] = { id, email, token: await signIn({ id }) }
  callers.device = await pairDevice(family.id)
  await db().user.update({ where: { id: deactivated.id }, data: { status: 'inactive' } })
  const things = await buildThings(family.id, member)
  return { callers, family, other, partner, ...things }
}

async function pairDevice(familyId: string): Promise<Caller> {
  const token = createDeviceToken()
  const now = new Date()
  const data = { familyId, name: 'Tablet', tokenHash: hashSecret(token), codeExpiresAt: now, pairedAt: now }
  const { id } = await db().familyDevice.create({ data: { ...data, lastUsedAt: now } })
  return { id, email: '', token }
}

/** Builds a world per request; all reads share one. */
export function worlds(): (method: string) => Promise<World> {
  let read: Promise<World> | undefined
  return (method) => {
    if (method !== 'GET') return buildWorld()
    read ??= buildWorld()
    return read
  }
}

async function buildThings(familyId: string, member: { id: string }) {
  const kid = await buildKid({ familyId })
  const monday = startOfIsoWeek(today())
  const days = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek }))
  const plan = [{ dayOfWeek: 1, orderInDay: 2 }, ...days]
  const { challenge, assignments } = await buildChallenge({ startDate: monday, plan })
  const [open, done] = assignments.map(({ id }) => id) as [string, string]
  const draft = await buildChallenge({ startDate: addDays(monday, 28), isActive: false })
  const badge = await buildBadge()
  const actor = await buildFamilyActor(member)
  const completion = await buildCompletion({ actor, challengeId: challenge.id, assignmentId: done })
  const { id: completionId } = await db().completion.findFirstOrThrow({
    where: { assignmentId: done, familyId },
  })
  const post = await db().post.findUnique({ where: { completionId } })
  const postId = post?.id ?? ''
  const comment = post && {
    data: { postId, userId: member.id, familyId, content: 'Well done' },
  }
  return {
    kid,
    challenge,
    open,
    done,
    draft: draft.challenge,
    spare: await buildTask(),
    badge,
    taskId: assignments[1]?.taskId ?? '',
    photoId: completion.photoId,
    unusedPhotoId: (await buildPhoto({ uploaderId: member.id })).id,
    postId,
    commentId: comment ? (await db().comment.create(comment)).id : '',
  }
}

export const restDay = () => addDays(today(), 3)

export function futureWeek() {
  const startDate = addDays(startOfIsoWeek(today()), 35)
  return { startDate, endDate: addDays(startDate, 6) }
}
