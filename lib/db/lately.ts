import 'server-only'
import { apart } from '@/lib/jobs/apart'

type Kept<T> = { answer: Promise<T>; since: number }

/**
 * Keeps answers that cost the more the more there is to count, each under its key, and tells them for some seconds:
 * whoever asks when that is over has it counted anew for the next one, and gets the last answer at once.
 * @param freshMs how old an answer may be before it is counted anew, in milliseconds
 * @param most more keys than are asked for at once
 */
export function lately<T>({ freshMs, most = 1 }: { freshMs: number; most?: number }) {
  const kept = new Map<string, Kept<T>>()
  return (key: string, count: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known && Date.now() - known.since <= freshMs) return known.answer
    if (kept.size >= most && !known) kept.clear()
    // Prisma asks when somebody waits: here, and not as a part of whoever does.
    const answer = apart(async () => await count())
    if (!known) {
      kept.set(key, { answer, since: Date.now() })
      answer.catch(() => kept.delete(key))
      return answer
    }
    kept.set(key, { ...known, since: Date.now() })
    // A count that fails leaves the one before it.
    answer.then(
      () => kept.set(key, { answer, since: Date.now() }),
      () => undefined,
    )
    return known.answer
  }
}
