import type { ChallengeView } from '@/lib/features/challenges/schema'

export function isWhole({ progress }: Pick<ChallengeView, 'progress'>): boolean {
  return progress.total > 0 && progress.done === progress.total
}
