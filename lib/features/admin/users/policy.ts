import type { AdminActor } from '@/lib/platform/session/actor'

type Change = { status?: 'active' | 'inactive' | undefined; isAdmin?: boolean | undefined }

/** Checks that administrators do not lock themselves out. */
export function canChangeAccount(actor: AdminActor, userId: string, change: Change): boolean {
  return actor.userId !== userId || (change.status !== 'inactive' && change.isAdmin !== false)
}

export function canDeleteAccount(actor: AdminActor, userId: string): boolean {
  return actor.userId !== userId
}
