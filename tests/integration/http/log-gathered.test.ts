import fs from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'info'
})

import { log } from '@/lib/platform/log/log'

const written: string[] = []
vi.spyOn(fs, 'writeSync').mockImplementation(((_file: number, data: string) => {
  written.push(String(data))
  return Buffer.byteLength(data)
}) as typeof fs.writeSync)
afterEach(() => void written.splice(0))

it('log lines are written together after a short delay', async () => {
  log.info('one')
  log.info('two')
  expect(written).toEqual([])
  await expect.poll(() => written.length).toBe(1)
  expect(written[0]).toMatch(/"one".*\n.*"two".*\n$/)
})

it('a warning is written at once, together with the log lines before it', () => {
  log.info('before')
  log.warn('trouble')
  expect(written.join('')).toMatch(/"before".*\n.*"trouble".*\n$/)
})

it('a full log buffer is written without delay', () => {
  for (let n = 0; n < 200; n += 1) log.info({ n }, 'one of many lines that together are long')
  expect(written.length).toBeGreaterThan(0)
  log.flush()
})

it('buffered log lines are written when the process exits', () => {
  log.info('last')
  process.emit('exit', 0)
  expect(written.join('')).toContain('"last"')
})

it('a process exits even if its log output is closed', () => {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  })
  log.info('to nobody')
  process.emit('exit', 0)
  log.info('to nobody still')
})
