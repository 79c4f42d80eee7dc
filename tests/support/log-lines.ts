import fs from 'node:fs'
import { vi } from 'vitest'
import { log } from '@/lib/platform/log/log'

export function catchLog(): {
  text: () => string
  lines: () => Record<string, unknown>[]
  release: () => void
} {
  log.flush()
  const said: string[] = []
  const write = fs.writeSync
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation(((
    file: number,
    data: string,
    ...rest: never[]
  ) => {
    if (file !== 1) return Reflect.apply(write, fs, [file, data, ...rest])
    said.push(String(data))
    return Buffer.byteLength(data)
  }) as typeof fs.writeSync)
  const text = () => {
    log.flush()
    return said.join('')
  }
  const lines = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const release = () => {
    log.flush()
    spy.mockRestore()
  }
  return { text, lines, release }
}
