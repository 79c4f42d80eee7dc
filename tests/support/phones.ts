import { setTimeout as sleep } from 'node:timers/promises'
import type { completeTaskContract } from '@/lib/completions/contract'
import { localDateAt, weekday } from '@/lib/dates/local-date'
import type { Data } from '@/lib/http/contract'
import type { uploadPhotoContract } from '@/lib/photos/contract'
import { buildChallenge } from '../factories/challenge'
import { buildFamily } from '../factories/family'
import { signIn } from '../factories/session'
import { picture, upload } from './pictures'

/** No answer comes later than this, even from a machine with far too much to do. */
const PATIENCE = 60_000

export type Heard<C> = {
  status: number
  data: Data<C>
  error: { code: string }
  /** Milliseconds until the answer was whole. */
  took: number
}

/** Calls a running server over the network. Throws when no answer comes. */
export async function ask<C>(
  base: string,
  line: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Heard<C>> {
  const [method = 'GET', address = ''] = line.split(' ')
  const json = body !== undefined && !(body instanceof FormData)
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
  }
  const sent = body instanceof FormData ? body : JSON.stringify(body)
  const begun = performance.now()
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch(`${base}/api/v1${address}`, { method, headers, body: sent ?? null, signal })
  const envelope = await response.json()
  return { ...envelope, status: response.status, took: performance.now() - begun }
}

export type Home = Awaited<ReturnType<typeof buildHome>>

/** A family with one adult, signed in. */
export async function buildHome(data: { timezone?: string } = {}) {
  const { family, adult } = await buildFamily(data)
  return { familyId: family.id, userId: adult.id, email: adult.email, token: await signIn(adult) }
}

/** Families, and a challenge of this week with so many tasks for today. */
export async function neighbourhood(families: number, tasks: number) {
  const today = localDateAt(new Date(), 'UTC')
  const plan = Array.from({ length: tasks }, (_, index) => ({
    dayOfWeek: weekday(today),
    orderInDay: index + 1,
  }))
  const { challenge, assignments } = await buildChallenge({ startDate: today, plan })
  const homes: Home[] = []
  for (let made = 0; made < families; made += 1) homes.push(await buildHome())
  return { homes, challengeId: challenge.id, taskIds: assignments.map(({ id }) => id) }
}

/** One task of one family, done or to be done. */
export type TaskAttempt = {
  home: Home
  challengeId: string
  taskId: string
  photoId?: string
  /** Its completion was answered with 201. */
  acknowledged?: boolean
  /** Every answer it was given, and `lost` for each that never came. */
  heard: (string | number)[]
  /** The longest that it waited for an answer, in milliseconds. */
  longest: number
}

export function createAttempt(home: Home, challengeId: string, taskId: string): TaskAttempt {
  return { home, challengeId, taskId, heard: [], longest: 0 }
}

/** All tasks of all families. */
export function createAttempts({
  homes,
  challengeId,
  taskIds,
}: Awaited<ReturnType<typeof neighbourhood>>): TaskAttempt[] {
  return homes.flatMap((home) => taskIds.map((taskId) => createAttempt(home, challengeId, taskId)))
}

const photo = await picture('jpeg', 400)

type Watched = { signal?: AbortSignal; onAnswer?: () => void }

/** Uploads the photo of a deed, again until it is kept. */
export async function photograph(deed: TaskAttempt, base: string, watched: Watched = {}): Promise<void> {
  const { token } = deed.home
  while (!deed.photoId) {
    const answer = await tried<typeof uploadPhotoContract>(deed, watched, () =>
      ask(base, 'POST /photos', { token, body: upload(photo) }),
    )
    if (answer?.status === 201) deed.photoId = answer.data.id
    else await again(answer, deed, watched)
  }
}

/**
 * Does a deed as a phone does: the photo, then the completion, each sent again as it was until it is answered for good.
 * Throws at an answer that is neither yes nor "try again".
 * @param watched `onAnswer` is told of every answer the moment it is there
 */
export async function perform(deed: TaskAttempt, base: string, watched: Watched = {}): Promise<void> {
  await photograph(deed, base, watched)
  const { token } = deed.home
  const line = `POST /challenges/${deed.challengeId}/tasks/${deed.taskId}/complete`
  for (;;) {
    const answer = await tried<typeof completeTaskContract>(deed, watched, () =>
      ask(base, line, { token, body: { photoId: deed.photoId } }),
    )
    if (answer?.status === 201) deed.acknowledged = true
    if (answer?.status === 201 || answer?.error.code === 'already_completed') return
    await again(answer, deed, watched)
  }
}

async function tried<C>(
  deed: TaskAttempt,
  { onAnswer }: Watched,
  call: () => Promise<Heard<C>>,
): Promise<Heard<C> | null> {
  const answer = await call().catch(() => null)
  deed.heard.push(answer ? (answer.error?.code ?? answer.status) : 'lost')
  deed.longest = Math.max(deed.longest, answer?.took ?? 0)
  if (answer) onAnswer?.()
  return answer
}

async function again(
  answer: Heard<unknown> | null,
  { heard }: TaskAttempt,
  { signal }: Watched,
): Promise<void> {
  signal?.throwIfAborted()
  if (answer && answer.error.code !== 'service_unavailable') {
    throw new Error(`a phone has heard ${heard.join(', ')}`)
  }
  await sleep(300 + Math.random() * 300)
}
