import { expect, it } from 'vitest'
import { findIssues, type Installation, isExampleSender } from '@/lib/features/installation/overview/rules'

const GIGABYTE = 2 ** 30
const at = new Date('2026-11-30T03:15:00Z')

const newest = { at, outcome: 'success', copyOutcome: null, lastSuccessAt: at, isOverdue: false } as const
const schedule = { at: '03:15', zone: 'UTC' }
const backups = { folder: '/backups', keep: 7, schedule, copyTo: null, newest }
const complete: Installation = {
  storage: {
    driver: 'folder',
    isReachable: true,
    quota: null,
    disk: { free: 40 * GIGABYTE, size: 100 * GIGABYTE, isLow: false },
  },
  mail: { server: 'mail.sol.example:465', from: 'Brota <oi@sol.example>' },
  backups,
  operator: {
    name: 'Escola Sol',
    contact: { label: 'oi@sol.example', href: 'mailto:oi@sol.example' },
  },
  starter: { installedAt: null, hasChallenges: true, isOffered: false },
}

const findKinds = (changes: Partial<Installation>) =>
  findIssues({ ...complete, ...changes }).map(({ kind }) => kind)

it('a complete installation has no issues', () => {
  expect(findIssues(complete)).toEqual([])
})

it.each([
  [null, 'operatorMissing'],
  [{ name: null, contact: complete.operator?.contact ?? null }, 'operatorName'],
  [{ name: 'Escola Sol', contact: null }, 'operatorContact'],
])('incomplete operator data %o is reported as %s', (operator, kind) => {
  expect(findIssues({ ...complete, operator })).toEqual([{ kind, section: 'operator', isUrgent: false }])
})

it.each([
  [{ server: null, from: 'Brota <no-reply@brota.example>' }, 'mailMissing'],
  [{ server: 'mail.sol.example', from: 'Brota <no-reply@brota.example>' }, 'mailSender'],
  [{ server: 'mail.sol.example', from: 'no-reply@brota.example' }, 'mailSender'],
])('incomplete mail settings %o are reported as %s', (mail, kind) => {
  expect(findKinds({ mail })).toEqual([kind])
})

const never = { at: null, outcome: null, copyOutcome: null, lastSuccessAt: null, isOverdue: true } as const

it.each([
  ['backups that are off', { schedule: null, newest: null }, ['backupsOff']],
  ['a first backup that has not ended', { newest: never }, ['backupMissing']],
  ['a failed backup', { newest: { ...newest, outcome: 'failed' } }, ['backupFailed']],
  ['an old backup despite a schedule', { newest: { ...newest, isOverdue: true } }, ['backupOverdue']],
  ['an old backup by hand', { schedule: null, newest: { ...newest, isOverdue: true } }, ['backupOld']],
  ['a new backup by hand', { schedule: null }, []],
  ['a backup with lost photos', { newest: { ...newest, outcome: 'lost' } }, ['backupIncomplete']],
  [
    'an old backup with lost photos',
    { newest: { ...newest, outcome: 'lost', isOverdue: true } },
    ['backupOverdue'],
  ],
  [
    'a failed second copy',
    { copyTo: '/mnt', newest: { ...newest, copyOutcome: 'failed' } },
    ['backupCopyFailed'],
  ],
  ['a failed copy to a place that was given up', { newest: { ...newest, copyOutcome: 'failed' } }, []],
] as const)('the issues match the state of the backups: %s', (_, changes, kinds) => {
  expect(findKinds({ backups: { ...backups, ...changes } })).toEqual(kinds)
})

it('missing challenges are reported, depending on whether starter content is still offered', () => {
  const gone = { installedAt: '2026-11-01T10:00:00Z', hasChallenges: false, isOffered: false }
  expect(findKinds({ starter: gone })).toEqual(['challengesGone'])
  expect(findKinds({ starter: { ...gone, isOffered: true } })).toEqual(['noChallenges'])
})

it('an unreachable storage is listed first, as urgent', () => {
  const storage = {
    ...complete.storage,
    isReachable: false,
    disk: { free: GIGABYTE, size: 100 * GIGABYTE, isLow: true },
  }
  const starter = { installedAt: null, hasChallenges: false, isOffered: true }
  const issues = findIssues({ ...complete, storage, starter, operator: null })
  expect(issues).toEqual([
    { kind: 'storageUnreachable', section: 'storage', isUrgent: true },
    { kind: 'diskLow', section: 'storage', isUrgent: false },
    { kind: 'operatorMissing', section: 'operator', isUrgent: false },
    { kind: 'noChallenges', section: 'content', isUrgent: false },
  ])
})

it('the example sender is recognized with and without a name', () => {
  const senders = ['Brota <no-reply@brota.example>', 'no-reply@brota.example ', 'Brota <oi@sol.example>']
  expect(senders.map(isExampleSender)).toEqual([true, true, false])
})
