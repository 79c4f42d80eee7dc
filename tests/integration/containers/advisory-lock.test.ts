import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withAdvisoryLock } from '@/lib/platform/db/advisory-lock'

const LONG = 10_000

function openEnd() {
  let end: () => void = () => undefined
  const over = new Promise<string>((resolve) => {
    end = () => resolve('done')
  })
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const work = () => {
    begin()
    return over
  }
  return { work, begun, end }
}

it('an advisory lock has one holder at a time, and is released when its work ends', async () => {
  const first = openEnd()
  const mine = withAdvisoryLock('sweep', LONG, first.work)
  await first.begun
  expect(await withAdvisoryLock('sweep', LONG, async () => 'second')).toBeNull()
  expect(await withAdvisoryLock('count', LONG, async () => 'of another name')).toBe('of another name')
  first.end()
  expect(await mine).toBe('done')
  expect(await withAdvisoryLock('sweep', LONG, async () => 'third')).toBe('third')
})

it('an advisory lock is released when its work fails or exceeds the time limit', async () => {
  const failing = withAdvisoryLock('sweep', LONG, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const hanging = openEnd()
  const mine = withAdvisoryLock('sweep', 200, hanging.work)
  await hanging.begun
  expect(await withAdvisoryLock('sweep', LONG, async () => 'too early')).toBeNull()
  await sleep(400)
  expect(await withAdvisoryLock('sweep', LONG, async () => 'taken over')).toBe('taken over')
  hanging.end()
  expect(await mine).toBe('done')
})
