import { expect, it } from 'vitest'
import { singleFlight } from '@/lib/platform/concurrency/single-flight'

function questions() {
  const asked: { answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const ask = () => new Promise<string>((answer, fail) => asked.push({ answer, fail }))
  return { asked, ask }
}

it('calls during a running call share one later call, which starts after them', async () => {
  const { asked, ask } = questions()
  const once = singleFlight<string>()
  const first = once('weeks', ask)
  const [second, third] = [once('weeks', ask), once('weeks', ask)]
  expect(asked).toHaveLength(1)
  asked[0]?.answer('before')
  expect(await first).toBe('before')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer('after')
  expect(await Promise.all([second, third])).toEqual(['after', 'after'])
  const fourth = once('weeks', ask)
  asked[2]?.answer('later')
  expect(await fourth).toBe('later')
})

it('calls with different keys run separately', async () => {
  const { asked, ask } = questions()
  const once = singleFlight<string>()
  const both = Promise.all([once('week', ask), once('month', ask)])
  asked[0]?.answer('of the week')
  asked[1]?.answer('of the month')
  expect(await both).toEqual(['of the week', 'of the month'])
})

it('only the callers of a failed call receive its error', async () => {
  const { asked, ask } = questions()
  const once = singleFlight<string>()
  const first = once('weeks', ask)
  const second = once('weeks', ask)
  asked[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer('back')
  expect(await second).toBe('back')
})
