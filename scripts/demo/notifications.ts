import { subDays } from 'date-fns'
import { idAt } from '@/lib/platform/db/ids'
import type { Members } from './family-rows'
import type { buildPosts } from './posts'

const DAYS = 7

/** Builds one notification per post, kind and adult. */
export function buildNotifications(posts: ReturnType<typeof buildPosts>, members: Members[], now: Date) {
  const adults = new Map(members.map(({ family, adults: ofFamily }) => [family.id, ofFamily]))
  return posts.flatMap(({ post, likes, comments }) =>
    [
      { kind: 'like' as const, reactions: likes },
      { kind: 'comment' as const, reactions: comments },
    ].flatMap(({ kind, reactions }) => {
      const moments = reactions.map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime())
      const [startedAt, at] = [moments[0], moments.at(-1)]
      if (!startedAt || !at || at < subDays(now, DAYS)) return []
      return (adults.get(post.familyId) ?? []).map(({ id: userId }) => {
        return { id: idAt(at), userId, familyId: post.familyId, kind, postId: post.id, startedAt, at }
      })
    }),
  )
}
