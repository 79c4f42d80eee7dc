import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { verifySignInPassword } from '@/lib/platform/session/password'

it('file operations get a thread while many passwords are checked', async () => {
  await verifySignInPassword(null, 'the first one makes the hash of nobody')
  const done: string[] = []
  const passwords = Array.from({ length: 16 }, () =>
    verifySignInPassword(null, 'a guess').then(() => done.push('password')),
  )
  // The thread pool is first in, first out: the passwords go first.
  await new Promise(setImmediate)
  const file = stat('.').then(() => done.push('file'))
  await Promise.all([...passwords, file])
  expect(done.indexOf('file')).toBeLessThan(passwords.length / 2)
})
