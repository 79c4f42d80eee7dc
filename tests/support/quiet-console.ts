import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

/** What is written to console.error without a test expecting it is a fault that nobody would see otherwise. */
afterEach(() => {
  const calls = [...complaints.mock.calls]
  complaints.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
