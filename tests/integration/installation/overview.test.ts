import { subHours } from 'date-fns'
import { beforeEach, expect, it } from 'vitest'
import { readInstallation } from '@/lib/features/installation/overview/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import type { AdminActor } from '@/lib/platform/session/actor'
import { buildChallenge } from '../../factories/challenge'

const actor = { locale: 'en', isAdmin: true } as AdminActor

const UNSET = {
  SMTP_URL: undefined,
  OPERATOR_NAME: undefined,
  OPERATOR_CONTACT: undefined,
  BACKUP_AT: undefined,
}
const COMPLETE = {
  SMTP_URL: 'smtp://user:hush@mail.sol.example:2525',
  MAIL_FROM: 'Brota <oi@sol.example>',
  OPERATOR_NAME: 'Escola Sol',
  OPERATOR_CONTACT: 'https://sol.example/contact',
  BACKUP_AT: '03:15',
}

beforeEach(async () => {
  await db().backupRun.deleteMany()
  await db().challenge.deleteMany()
  await buildChallenge()
  Object.assign(env(), UNSET)
})

const listKinds = async () => {
  const { issues } = await readInstallation(actor)
  // The machine's own disk may be almost full.
  return issues.map(({ kind }) => kind).filter((kind) => kind !== 'diskLow')
}

it('an installation without settings lists missing operator, mail and backups as issues', async () => {
  expect(await listKinds()).toEqual(['operatorMissing', 'mailMissing', 'backupsOff'])
})

it('an installation has no issues when all is set and the newest backup is recent', async () => {
  Object.assign(env(), COMPLETE)
  expect(await listKinds()).toEqual(['backupMissing'])
  const run = { startedAt: subHours(new Date(), 3), finishedAt: subHours(new Date(), 2) }
  const { id } = await db().backupRun.create({ data: { ...run, outcome: 'success' } })
  expect(await listKinds()).toEqual([])
  await db().backupRun.update({ where: { id }, data: { startedAt: subHours(new Date(), 40) } })
  expect(await listKinds()).toEqual(['backupOverdue'])
})

it('an installation without challenges lists them as an issue', async () => {
  Object.assign(env(), COMPLETE)
  await db().challenge.deleteMany()
  expect(await listKinds()).toEqual(['backupMissing', 'noChallenges'])
})

it('the overview shows the mail server without its password and the window of each rate limit', async () => {
  Object.assign(env(), COMPLETE)
  const installation = await readInstallation(actor)
  expect(installation.mail.server).toBe('mail.sol.example:2525')
  expect(JSON.stringify(installation)).not.toContain('hush')
  const { limits } = installation
  expect(limits).toHaveLength(12)
  expect(limits.filter(({ seconds }) => seconds !== 3600)).toEqual([
    { name: 'RATE_LIMIT_LOGIN', value: expect.any(Number), seconds: 900 },
    { name: 'RATE_LIMIT_FOLLOW', value: expect.any(Number), seconds: 86_400 },
  ])
})
