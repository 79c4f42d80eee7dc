import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForgotten, type QueuedPhoto } from '@/components/offline/queued-photo'
import {
  decideNextStep,
  type NextStep,
  type SendAttempt,
  type SendCalls,
  sendQueuedPhoto,
} from '@/components/offline/send-queued-photo'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { ApiError } from '@/lib/platform/http/api-client'

const NETWORK = refusal(0, 'network')

function refusal(status: number, code: string, fields: Record<string, string[]> = {}): ApiError {
  return new ApiError(status, { code, message: code, fields })
}

function queued(change: Partial<QueuedPhoto> = {}): QueuedPhoto {
  return {
    id: 'one',
    userId: 'ana',
    familyId: 'souza',
    challengeId: 'week',
    task: { id: 'task', title: 'Water the beans' },
    photo: new Blob(['bytes']),
    isReencoded: false,
    description: '',
    kidIds: ['bia'],
    showsChild: true,
    queuedAt: 0,
    photoId: null,
    removed: [],
    completionRequested: false,
    refusal: null,
    ...change,
  }
}

describe('the next step after a failed attempt', () => {
  const before: SendAttempt = { isUploaded: false, isFreshUpload: false, hasKids: true }
  const old: SendAttempt = { isUploaded: true, isFreshUpload: false, hasKids: true }
  const fresh: SendAttempt = { isUploaded: true, isFreshUpload: true, hasKids: true }
  const alone: SendAttempt = { isUploaded: true, isFreshUpload: true, hasKids: false }

  it.each<[string, ApiError, SendAttempt, NextStep]>([
    ['the task is done already', refusal(409, 'already_completed'), old, 'already-completed'],
    ['no response', NETWORK, before, 'retry-queue'],
    ['too many uploads', refusal(429, 'too_many_requests'), before, 'retry-queue'],
    ['the database is away', refusal(503, 'service_unavailable'), old, 'retry-queue'],
    ['a fault of the server', refusal(500, 'internal_error'), old, 'retry-photo'],
    ['the session is over', refusal(401, 'unauthenticated'), before, 'paused'],
    ['the family was left', refusal(403, 'family_required'), old, 'paused'],
    ['another account is signed in', refusal(409, 'account_changed'), old, 'paused'],
    ['not a photo', refusal(415, 'photo_not_accepted'), before, 'refused'],
    ['too large', refusal(413, 'photo_too_large'), before, 'refused'],
    ['the week is over', refusal(422, 'challenge_over'), fresh, 'refused'],
    ['the day is still to come', refusal(422, 'not_yet'), old, 'refused'],
    ['an earlier upload was swept', refusal(404, 'not_found'), old, 'upload-again'],
    [
      'an earlier upload was used',
      refusal(422, 'validation_failed', { photoId: ['used'] }),
      old,
      'upload-again',
    ],
    ['a kid may be gone', refusal(404, 'not_found'), fresh, 'without-kids'],
    ['the task is gone', refusal(404, 'not_found'), alone, 'refused'],
  ])('follows from the kind of failure: %s', (_, error, attempt, step) => {
    expect(decideNextStep(error, attempt)).toBe(step)
  })
})

function server(failures: (ApiError | 'lost' | null)[], saved: Partial<QueuedPhoto>[] = []) {
  const log: string[] = []
  let completed = false
  const next = async <T>(name: string, work: () => T): Promise<T> => {
    const failure = failures.shift() ?? null
    log.push(name)
    if (failure instanceof ApiError) throw failure
    const answer = work()
    if (failure === 'lost') throw NETWORK
    return answer
  }
  const calls: SendCalls = {
    upload: () =>
      next('upload', () => ({
        id: `photo ${log.length}`,
        removed: ['location' as const],
        isReencoded: true,
      })),
    complete: ({ photoId, kidIds }) =>
      next(`complete ${photoId} for ${kidIds.length}`, () => {
        if (completed) throw refusal(409, 'already_completed')
        completed = true
        return {} as CompletionResult
      }),
    save: async (change) => {
      saved.push(change)
    },
  }
  return { calls, log, isCompleted: () => completed }
}

describe('sending a queued photo', () => {
  it('stores the upload before it requests the completion', async () => {
    const saved: Partial<QueuedPhoto>[] = []
    const { calls, log } = server([null, NETWORK], saved)
    expect(await sendQueuedPhoto(queued(), calls)).toEqual({ kind: 'retry-queue', message: 'network' })
    expect(saved).toEqual([{ photoId: 'photo 1', removed: ['location'] }, { completionRequested: true }])
    expect(log).toEqual(['upload', 'complete photo 1 for 1'])
  })

  it('does not repeat an upload that the server already has', async () => {
    const { calls, log } = server([])
    expect(await sendQueuedPhoto(queued({ photoId: 'kept' }), calls)).toMatchObject({ kind: 'completed' })
    expect(log).toEqual(['complete kept for 1'])
  })

  it('repeats an upload that the server has deleted, but only once', async () => {
    const gone = refusal(404, 'not_found')
    const { calls, log } = server([gone, null, null])
    expect(await sendQueuedPhoto(queued({ photoId: 'swept' }), calls)).toMatchObject({ kind: 'completed' })
    expect(log).toEqual(['complete swept for 1', 'upload', 'complete photo 2 for 1'])
    const never = server([gone, null, gone, gone])
    expect(await sendQueuedPhoto(queued({ photoId: 'swept' }), never.calls)).toMatchObject({
      kind: 'refused',
    })
    expect(never.log.at(-1)).toBe('complete photo 2 for 0')
  })

  it('distinguishes a lost response from the completion by another adult', async () => {
    const twice = () => server([refusal(409, 'already_completed')]).calls
    const mine = queued({ photoId: 'kept', completionRequested: true })
    expect(await sendQueuedPhoto(mine, twice())).toEqual({
      kind: 'already-completed',
      completionRequested: true,
    })
    expect(await sendQueuedPhoto({ ...mine, completionRequested: false }, twice())).toEqual({
      kind: 'already-completed',
      completionRequested: false,
    })
  })

  it('rethrows unexpected errors such as bugs', async () => {
    const { calls } = server([])
    calls.upload = () => Promise.reject(new TypeError('a bug'))
    await expect(sendQueuedPhoto(queued(), calls)).rejects.toThrow('a bug')
  })

  it('ends with one completion and no unnecessary upload, wherever it is interrupted', async () => {
    const cut = fc.constantFrom(null, NETWORK, 'lost' as const, refusal(503, 'service_unavailable'))
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 12 }), async (cuts) => {
        const { calls, log, isCompleted } = server([...cuts])
        let photo = queued()
        calls.save = async (change) => {
          photo = { ...photo, ...change }
        }
        let kind: string = 'retry-queue'
        for (let tries = 0; kind === 'retry-queue'; tries += 1) {
          expect(tries).toBeLessThan(20)
          kind = (await sendQueuedPhoto(photo, calls)).kind
        }
        expect(isCompleted()).toBe(true)
        expect(['completed', 'already-completed']).toContain(kind)
        const firstComplete = log.findIndex((call) => call.startsWith('complete'))
        expect(log.slice(firstComplete)).not.toContain('upload')
      }),
    )
  })
})

it('queued photos of other accounts are deleted after 30 days, own photos never', () => {
  const days = (count: number) => count * 24 * 3_600_000
  const owner = { userId: 'ana', familyId: 'souza' }
  expect(isForgotten(queued(), owner, days(400))).toBe(false)
  expect(isForgotten(queued({ userId: 'bob' }), owner, days(29))).toBe(false)
  expect(isForgotten(queued({ userId: 'bob' }), owner, days(31))).toBe(true)
})
