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

it('the printer returns the bytes of its thread, and reuses it for the next document', async () => {
  const { createPrinter, started } = startPrinters(
    'parentPort.postMessage({ bytes: Buffer.from(about.title) })',
  )
  const print = createPrinter(signal)
  const documents = await Promise.all([print(about, []), print({ ...about, title: 'Recipe' }, [])])
  expect(documents.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['Week', 'Recipe'])
  expect(started).toHaveLength(1)
})

it('the printer throws the error of its thread, and starts another for the next document', async () => {
  const { createPrinter, started } = startPrinters('parentPort.postMessage({ error: new Error("no font") })')
  const print = createPrinter(signal)
  await expect(print(about, [])).rejects.toThrow('no font')
  await expect(print(about, [])).rejects.toThrow('no font')
  expect(started).toHaveLength(2)
})

it.each(['process.exit(1)', 'throw new Error("broken")'])(
  'the printer fails for a document whose thread ends by %s, but prints the next',
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

it('the printer starts no thread for an aborted request', async () => {
  const { createPrinter, started } = startPrinters('parentPort.postMessage({ bytes: Buffer.of(1) })')
  await expect(createPrinter(AbortSignal.abort())(about, [])).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  expect(started).toHaveLength(0)
})

it('the printer accepts at most 16 documents at a time', async () => {
  const { createPrinter } = startPrinters(
    'setTimeout(() => parentPort.postMessage({ bytes: Buffer.of(1) }), 20)',
  )
  const print = createPrinter(signal)
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => print(about, [])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})
