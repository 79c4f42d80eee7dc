/** Kinds with a row per account. */
export const STORED_KINDS = [
  'like',
  'comment',
  'follow_request',
  'follow_accepted',
  'badge',
  'adult_joined',
  'report_decided',
  'security',
] as const

export type StoredKind = (typeof STORED_KINDS)[number]

/** Kinds that are announced to all families, without rows. */
export const ANNOUNCED_KINDS = ['challenge_published', 'week_recap'] as const

export const NOTIFICATION_KINDS = [...STORED_KINDS, ...ANNOUNCED_KINDS] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Largest unread count. */
export const MAX_UNREAD = 100

export const SECURITY_EVENTS = [
  'password_changed',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'sign_in_blocked',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Subject of a notification. */
export type NotificationSubject = { kind: NotificationKind; subject: string | null }

/** Returns a subject's page: of a post, a challenge or an ISO week. */
export function toPath({ kind, subject }: NotificationSubject): string {
  switch (kind) {
    case 'like':
    case 'comment':
      return `/activity-feed?post=${subject}`
    case 'follow_request':
      return '/community?list=requests'
    case 'follow_accepted':
      return '/community?list=following'
    case 'badge':
      return '/my-activities'
    case 'adult_joined':
      return '/family-management'
    case 'challenge_published':
      return `/challenge/${subject}`
    case 'week_recap':
      return `/my-activities/harvest?week=${subject}`
    case 'report_decided':
      return '/activity-feed'
    case 'security':
      return '/settings/security'
  }
}
