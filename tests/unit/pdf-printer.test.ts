import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { createPrinters } from '@/lib/platform/pdf/printer'

const about = { title: 'Week', language: 'en' }
const { signal } = new AbortController()

function startPrinters(answer: string) {
  const started: Worker[] = []
  const code = `const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ({ about }) => { ${answer} })`
  const createPrinter = createPrinters(() => {
    const thread = new Worker(code, { eval: true })
    started.push(thread)
    return thread
  })
  return { createPrinter, started }
}

it('returns the bytes of the thread, which serves the next document, too', async () => {
  const { createPrinter, started } = startPrinters(
    'parentPort.postMessage({ bytes: Buffer.from(about.title) })',
  )
  const print = createPrinter(signal)
  const documents = await Promise.all([print(about, []), print({ ...about, title: 'Recipe' }, [])])
  expect(documents.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['Week', 'Recipe'])
  expect(started).toHaveLength(1)
})

it('throws the error of the thread, and starts another for the next document', async () => {
  const { createPrinter, started } = startPrinters('parentPort.postMessage({ error: new Error("no font") })')
  const print = createPrinter(signal)
  await expect(print(about, [])).rejects.toThrow('no font')
  await expect(print(about, [])).rejects.toThrow('no font')
  expect(started).toHaveLength(2)
})

it.each(['process.exit(1)', 'throw new Error("broken")'])(
  'is unavailable for a document at which the thread ends by %s, not for the next one',
  async (ending) => {
    const { createPrinter, started } = startPrinters(
      `if (about.title === 'Week') { ${ending} } else parentPort.postMessage({ bytes: Buffer.of(1) })`,
    )
    const print = createPrinter(signal)
    await expect(print(about, [])).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await print({ ...about, title: 'Recipe' }, [])).toHaveLength(1)
    expect(started).toHaveLength(2)
  },
)

it('prints nothing for a reader who has gone', async () => {
  const { createPrinter, started } = startPrinters('parentPort.postMessage({ bytes: Buffer.of(1) })')
  await expect(createPrinter(AbortSignal.abort())(about, [])).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  expect(started).toHaveLength(0)
})

it('is unavailable when many documents wait', async () => {
  const { createPrinter } = startPrinters(
    'setTimeout(() => parentPort.postMessage({ bytes: Buffer.of(1) }), 20)',
  )
  const print = createPrinter(signal)
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => print(about, [])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})
