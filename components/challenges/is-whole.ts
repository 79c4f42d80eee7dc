import type { ChallengeView } from '@/lib/challenges/schema'

/** Whether every task of the week has been done. */
export function isWhole({ progress }: Pick<ChallengeView, 'progress'>): boolean {
  return progress.total > 0 && progress.done === progress.total
}
