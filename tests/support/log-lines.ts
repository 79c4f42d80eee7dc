import { vi } from 'vitest'

/** Catches what this process writes to its standard output, where the log goes. */
export function catchLog(): {
  text: () => string
  lines: () => Record<string, unknown>[]
  release: () => void
} {
  const said: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((data) => {
    said.push(data.toString())
    return true
  })
  const text = () => said.join('')
  const lines = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { text, lines, release: () => spy.mockRestore() }
}
