import { findBackupProblem } from '@/lib/platform/backups/rules'
import type { limits } from '@/lib/platform/config/limits'

/** State of an installation, from the environment and the last runs. */
export type Installation = {
  storage: {
    driver: 'folder' | 's3' | 'uploadthing'
    isReachable: boolean
    /** Bytes that a family may store. */
    quota: number | null
    /** Bytes of the data folder's disk. */
    disk: { free: number; size: number; isLow: boolean } | null
  }
  mail: { server: string | null; from: string }
  backups: {
    folder: string
    keep: number
    /** `HH:mm` of scheduled backups, with their zone. */
    schedule: { at: string; zone: string } | null
    copyTo: string | null
    newest: {
      /** Null before the first run has ended. */
      at: Date | null
      outcome: 'success' | 'lost' | 'failed' | null
      copyOutcome: 'success' | 'failed' | null
      lastSuccessAt: Date | null
      isOverdue: boolean
    } | null
  }
  operator: { name: string | null; contact: { label: string; href: string } | null } | null
  starter: { installedAt: string | null; hasChallenges: boolean; isOffered: boolean }
}

/** Tries in a window; 0 is without a limit. */
export type RateLimit = { name: keyof ReturnType<typeof limits>; value: number; seconds: number }

/** Sections with issues, in the order of the page. */
const SECTIONS = {
  operatorMissing: 'operator',
  operatorName: 'operator',
  operatorContact: 'operator',
  mailMissing: 'mail',
  mailSender: 'mail',
  storageUnreachable: 'storage',
  diskLow: 'storage',
  backupsOff: 'backups',
  backupMissing: 'backups',
  backupFailed: 'backups',
  backupOverdue: 'backups',
  backupOld: 'backups',
  backupIncomplete: 'backups',
  backupCopyFailed: 'backups',
  noChallenges: 'content',
  challengesGone: 'content',
} as const

export type IssueKind = keyof typeof SECTIONS
export type Issue = { kind: IssueKind; section: (typeof SECTIONS)[IssueKind]; isUrgent: boolean }

/** Lists what an administrator should set up or repair, urgent issues first. */
export function findIssues({ storage, mail, backups, operator, starter }: Installation): Issue[] {
  const kinds = [
    storage.isReachable ? null : 'storageUnreachable',
    storage.disk?.isLow ? 'diskLow' : null,
    findOperatorIssue(operator),
    findMailIssue(mail),
    findBackupIssue(backups),
    findContentIssue(starter),
  ] as const
  return kinds
    .filter((kind) => kind !== null)
    .map((kind) => ({ kind, section: SECTIONS[kind], isUrgent: kind === 'storageUnreachable' }))
}

function findContentIssue({ hasChallenges, isOffered }: Installation['starter']) {
  if (hasChallenges) return null
  return isOffered ? 'noChallenges' : 'challengesGone'
}

function findOperatorIssue(operator: Installation['operator']) {
  if (!operator) return 'operatorMissing'
  if (operator.name === null) return 'operatorName'
  return operator.contact ? null : 'operatorContact'
}

/** The default sender. */
const EXAMPLE_SENDER = /@brota\.example>?$/

export const isExampleSender = (from: string) => EXAMPLE_SENDER.test(from.trim())

function findMailIssue({ server, from }: Installation['mail']) {
  if (server === null) return 'mailMissing'
  return isExampleSender(from) ? 'mailSender' : null
}

const BACKUP_ISSUES = {
  missing: 'backupMissing',
  failed: 'backupFailed',
  overdue: 'backupOverdue',
  lost: 'backupIncomplete',
  copyFailed: 'backupCopyFailed',
} as const

function findBackupIssue({ schedule, newest, copyTo }: Installation['backups']) {
  if (!newest) return 'backupsOff'
  const problem = findBackupProblem(newest)
  if (problem === null || (problem === 'copyFailed' && copyTo === null)) return null
  return problem === 'overdue' && !schedule ? 'backupOld' : BACKUP_ISSUES[problem]
}
