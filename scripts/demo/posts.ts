import { CHEERS } from '@/lib/features/feed/cheers/rules'
import { newId } from '@/lib/platform/db/ids'
import { chance } from './chance'
import type { DiaryEntry } from './diary'
import type { Members } from './family-rows'
import type { buildFollows } from './follows'
import type { DemoFamily } from './people'
import { comments as texts } from './texts/comments'

type Home = { demoFamily: DemoFamily; members: Members; diary: DiaryEntry[] }
type Follow = ReturnType<typeof buildFollows>[number]

const HOUR = 3_600_000
/** Of a seen post, and then of a comment. */
const LIKES = 0.32
const COMMENTS = 0.3
const CHEERED = 0.4

export function buildPosts(homes: Home[], follows: Follow[], now: Date) {
  const random = chance(15_485_863)
  const randomCheer = chance(32_452_843)
  return homes.flatMap((home) =>
    home.diary.map((entry) => {
      const id = newId()
      const reactions = listReaders(home, homes, follows).flatMap((reader) =>
        random() < LIKES ? [createReaction(reader, entry, random)] : [],
      )
      const seen = reactions.filter(({ at }) => at < now)
      const likes = seen.map(({ who, at }) => ({ ...who, postId: id, createdAt: at }))
      const comments = seen.flatMap(({ who, at, content }) =>
        content ? [{ ...who, postId: id, id: newId(), content, createdAt: at }] : [],
      )
      const cheers = likes.flatMap((like) => {
        const kind = CHEERS[Math.floor((randomCheer() / CHEERED) * CHEERS.length)]
        return kind ? [{ ...like, kind }] : []
      })
      const post = { id, ...buildPost(home, entry, likes.length, comments.length) }
      return { post, likes, cheers, comments }
    }),
  )
}

function buildPost(
  { demoFamily, members }: Home,
  entry: DiaryEntry,
  likeCount: number,
  commentCount: number,
) {
  return {
    completionId: entry.id,
    familyId: members.family.id,
    userId: members.adults[entry.adult]?.id ?? null,
    visibility: demoFamily.privacy,
    createdAt: entry.at,
    likeCount,
    commentCount,
  }
}

function listReaders({ demoFamily, members }: Home, homes: Home[], follows: Follow[]): Home[] {
  const { id } = members.family
  const followers = new Set(
    follows.flatMap((one) => (one.followedId === id && one.status === 'accepted' ? [one.followerId] : [])),
  )
  if (demoFamily.privacy === 'private') return []
  return homes.filter(({ members: { family } }) => {
    return family.id !== id && (demoFamily.privacy === 'public' ? true : followers.has(family.id))
  })
}

function createReaction({ demoFamily, members }: Home, entry: DiaryEntry, random: () => number) {
  const adult = members.adults[Math.floor(random() * members.adults.length)] ?? members.adults[0]
  if (!adult) throw new Error(`Nobody lives with ${demoFamily.name}`)
  const at = new Date(entry.at.getTime() + Math.floor((0.2 + 20 * random() ** 2) * HOUR))
  const lines = texts[demoFamily.language]
  const content = random() < COMMENTS ? lines[Math.floor(random() * lines.length)] : undefined
  return { who: { userId: adult.id, familyId: members.family.id }, at, content }
}
