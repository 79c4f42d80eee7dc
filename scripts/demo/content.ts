import { TERMS_VERSION } from '@/lib/features/auth/schema'
import { writeStarter } from '@/lib/features/installation/starter/service'
import { env } from '@/lib/platform/config/env'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { hashPassword } from '@/lib/platform/session/password'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../support/demo'
import { keepDiary } from './diary'
import { buildFactRows, buildMembers, buildRewardRows, foundedAt } from './family-rows'
import { buildFollows } from './follows'
import { makeLibrary } from './library'
import { buildNotifications } from './notifications'
import { demoFamilies } from './people'
import { drawPictures, type Pictures, storePicture } from './pictures'
import { buildPosts } from './posts'
import { rewardsFor } from './rewards'

/** Seeds the demo content once. Files precede the transaction: an aborted seed leaves no rows. */
export async function seedDemoContent(now = new Date()): Promise<void> {
  if ((await db().user.count({ where: { email: { in: DEMO_ACCOUNTS } } })) > 0) return
  const zone = env().APP_TIMEZONE
  const library = makeLibrary(localDateAt(now, zone), zone)
  const families = demoFamilies.map((demoFamily, index) => {
    const founded = foundedAt(library.cycleStart, index)
    const members = buildMembers(demoFamily, index, localDateAt(now, demoFamily.timezone), founded)
    return { demoFamily, members, diary: keepDiary(demoFamily, library.plan, index, now) }
  })
  const entries = families.flatMap(({ diary }) => diary)
  const [passwordHash, pictures] = await Promise.all([hashPassword(DEMO_PASSWORD), drawPictures(entries)])
  await storePictures(pictures)
  const follows = buildFollows(
    demoFamilies,
    families.map(({ members }) => members),
  )
  const posts = buildPosts(families, follows, now)
  const write = async (tx: Db) => {
    if (!(await writeStarter(tx, library.content, true))) throw new Error('the starter content is installed')
    await writeSingles(tx, passwordHash, foundedAt(library.cycleStart, 0))
    for (const { demoFamily, members, diary } of families) {
      const { language } = demoFamily
      await writeMembers(tx, members, { passwordHash, language, lastLoginAt: diary.at(-1)?.at ?? now })
      const since = follows.filter((one) => one.followerId === members.family.id && one.status === 'accepted')
      const rewards = rewardsFor(
        diary,
        library,
        since.map((one) => one.createdAt),
      )
      await writeFacts(tx, buildFactRows(members, diary, pictures), buildRewardRows(members, rewards))
    }
    await tx.follow.createMany({ data: follows })
    await tx.post.createMany({ data: posts.map(({ post }) => post) })
    await tx.like.createMany({ data: posts.flatMap(({ likes }) => likes) })
    await tx.cheer.createMany({ data: posts.flatMap(({ cheers }) => cheers) })
    await tx.comment.createMany({ data: posts.flatMap(({ comments }) => comments) })
    const members = families.map((one) => one.members)
    await tx.notification.createMany({ data: buildNotifications(posts, members, now) })
  }
  // Some thousand rows are slow on a small or busy machine.
  await transaction(write, { timeout: 180_000 })
}

/** A remote storage times out when many requests wait. */
async function storePictures(pictures: Pictures): Promise<void> {
  const photos = [...pictures]
  for (let at = 0; at < photos.length; at += 8)
    await Promise.all(photos.slice(at, at + 8).map(([id, picture]) => storePicture(id, picture)))
}

async function writeSingles(tx: Db, passwordHash: string, createdAt: Date): Promise<void> {
  const admin = { email: 'admin@brota.example', firstName: 'Alex', familyName: 'Moreira', isAdmin: true }
  const leo = { email: 'leo@brota.example', firstName: 'Leo', familyName: 'Lima' }
  await tx.user.createMany({
    data: [admin, leo].map((user) => ({ ...user, passwordHash, createdAt, emailVerifiedAt: createdAt })),
  })
}

type Members = ReturnType<typeof buildMembers>

async function writeMembers(
  tx: Db,
  { family, adults, kids, activities }: Members,
  { passwordHash, language, lastLoginAt }: { passwordHash: string; language: string; lastLoginAt: Date },
): Promise<void> {
  await tx.family.create({ data: family, select: { id: true } })
  await tx.user.createMany({ data: adults.map((adult) => ({ ...adult, passwordHash, lastLoginAt })) })
  await tx.consent.createMany({
    data: adults.map(({ id, createdAt }) => {
      return { userId: id, textVersion: TERMS_VERSION, language, channel: 'register', acceptedAt: createdAt }
    }),
  })
  await tx.kid.createMany({ data: kids })
  await tx.activity.createMany({ data: activities })
}

async function writeFacts(
  tx: Db,
  facts: ReturnType<typeof buildFactRows>,
  rewards: ReturnType<typeof buildRewardRows>,
): Promise<void> {
  await tx.photo.createMany({ data: facts.photos })
  await tx.completion.createMany({ data: facts.completions })
  await tx.completionKid.createMany({ data: facts.kidsOfCompletions })
  await tx.pointEntry.createMany({ data: rewards.points })
  await tx.familyScore.createMany({ data: rewards.scores })
  await tx.earnedBadge.createMany({ data: rewards.earned })
  await tx.activity.createMany({ data: rewards.activities })
}
