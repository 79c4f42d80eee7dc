import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

/** Fails a test on an unexpected console.error. */
afterEach(() => {
  const calls = [...complaints.mock.calls]
  complaints.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
