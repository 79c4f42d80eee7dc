import { setTimeout as sleep } from 'node:timers/promises'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { localDateAt, weekday } from '@/lib/platform/dates/local-date'
import type { Data } from '@/lib/platform/http/contract'
import { buildChallenge } from '../factories/challenge'
import { buildFamily } from '../factories/family'
import { signIn } from '../factories/session'
import { picture, upload } from './pictures'

/** Timeout of a response, also on a busy machine. */
const PATIENCE = 60_000

export type Heard<C> = {
  status: number
  data: Data<C>
  error: { code: string }
  took: number
}

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

export async function buildHome(data: { timezone?: string } = {}) {
  const { family, adult } = await buildFamily(data)
  return { familyId: family.id, userId: adult.id, email: adult.email, token: await signIn(adult) }
}

/** Creates families, and a challenge of this week with so many tasks for today. */
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

export type TaskAttempt = {
  home: Home
  challengeId: string
  taskId: string
  photoId?: string
  acknowledged?: boolean
  /** All responses, and `lost` for each request without one. */
  heard: (string | number)[]
  longest: number
}

export function createAttempt(home: Home, challengeId: string, taskId: string): TaskAttempt {
  return { home, challengeId, taskId, heard: [], longest: 0 }
}

export function createAttempts({
  homes,
  challengeId,
  taskIds,
}: Awaited<ReturnType<typeof neighbourhood>>): TaskAttempt[] {
  return homes.flatMap((home) => taskIds.map((taskId) => createAttempt(home, challengeId, taskId)))
}

const photo = await picture('jpeg', 400)

type Watched = { signal?: AbortSignal; onAnswer?: () => void }

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

/** Uploads the photo and sends the completion, with retries. */
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
