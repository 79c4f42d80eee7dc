import { expect, it } from 'vitest'
import type { RunningProduct } from '../../scripts/support/product'
import { examine } from '../support/examination'
import { createAttempts, neighbourhood, perform, type TaskAttempt } from '../support/phones'
import { bench } from '../support/use-fault-bench'

type Round = { families: number; after: number; victims: (product: RunningProduct) => number[] }

/** A kill -9 among uploads, among completions, and near the end. */
const ROUNDS: Round[] = [
  { families: 7, after: 15, victims: (product) => [product.server()] },
  { families: 7, after: 45, victims: (product) => [product.supervisor] },
  { families: 6, after: 50, victims: (product) => [product.server(), product.supervisor] },
]

it('no completion is lost or duplicated when server and supervisor are killed during 100 uploads and completions', async () => {
  await bench.migrate()
  let product: RunningProduct = await bench.start()
  const { url, port } = product
  const all: TaskAttempt[] = []

  for (const { families, after, victims } of ROUNDS) {
    const deeds = createAttempts(await neighbourhood(families, 5))
    all.push(...deeds)
    let answers = 0
    let restarted: Promise<RunningProduct> | undefined
    const onAnswer = () => {
      answers += 1
      if (answers !== after) return
      for (const pid of victims(product)) process.kill(pid, 'SIGKILL')
      restarted = product.end.then(() => bench.start({ port }))
    }
    const stop = new AbortController()
    const watched = { onAnswer, signal: stop.signal }
    await Promise.all(deeds.map((deed) => perform(deed, url, watched))).finally(() => stop.abort())
    product = (await restarted) ?? product
  }
  // A server that loses only its supervisor finishes its requests.
  expect(all.flatMap(({ heard }) => heard)).toContain('lost')
  await examine(all)
})
