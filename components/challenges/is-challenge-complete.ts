import type { ChallengeView } from '@/lib/features/challenges/schema'

export function isChallengeComplete({ progress }: Pick<ChallengeView, 'progress'>): boolean {
  return progress.total > 0 && progress.done === progress.total
}
