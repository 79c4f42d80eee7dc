import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildFamily } from '../factories/family'
import { buildUser } from '../factories/user'
import { ADMIN, answers, OWN_FAMILY, OWN_FAMILY_MAKES, type Row, SIGNED_IN, WITH_FAMILY } from './row'
import type { World } from './world'

const post = ({ postId }: World) => ({ postId })

async function follower(_: World, caller: { id: string }, status: 'pending' | 'accepted') {
  const { family } = await buildFamily()
  const user = caller.id ? await db().user.findUnique({ where: { id: caller.id } }) : null
  if (user?.familyId)
    await db().follow.create({ data: { followerId: family.id, followedId: user.familyId, status } })
  return { familyId: family.id }
}

async function publicFamily() {
  const { family } = await buildFamily({ adult: await buildUser({ feedPrivacy: 'public' }) })
  return { id: family.id }
}

async function report({ family }: World) {
  const data = { kind: 'family', subjectId: family.id, familyId: family.id, reason: 'spam' } as const
  return { id: (await db().report.create({ data })).id }
}

async function finishedSeason(_: World, caller: { id: string }) {
  const user = caller.id ? await db().user.findUnique({ where: { id: caller.id } }) : null
  const startDate = new Date('2020-01-06')
  const season = { startDate, endDate: new Date('2020-02-02'), families: 0 }
  await db().season.upsert({ where: { startDate }, create: season, update: {} })
  const score = { period: '2020-01-06', points: 5, reachedAt: startDate }
  if (user?.familyId)
    await db().familyScore.createMany({
      data: [{ ...score, familyId: user.familyId }],
      skipDuplicates: true,
    })
  return { file: '2020-01-06.pdf' }
}

/** The member's post is private. */
export const SOCIAL: Record<string, Row> = {
  'GET /feed': { expected: WITH_FAMILY },
  'GET /feed/news': { expected: WITH_FAMILY, query: '?since=2026-11-16T12:00:00Z' },
  'PUT /feed/{postId}': { expected: OWN_FAMILY, params: post, body: () => ({ commentsOff: true }) },
  'DELETE /feed/{postId}': { expected: OWN_FAMILY, params: post },
  'PUT /feed/{postId}/like': { expected: OWN_FAMILY, params: post },
  'DELETE /feed/{postId}/like': { expected: OWN_FAMILY, params: post },
  'PUT /feed/{postId}/cheer': { expected: OWN_FAMILY, params: post, body: () => ({ cheer: 'sunny' }) },
  'GET /feed/{postId}/comments': { expected: OWN_FAMILY, params: post },
  'POST /feed/{postId}/comments': {
    expected: OWN_FAMILY_MAKES,
    params: post,
    body: () => ({ content: 'Lovely!' }),
  },
  'DELETE /feed/{postId}/comments/{commentId}': {
    expected: OWN_FAMILY,
    params: ({ postId, commentId }) => ({ postId, commentId }),
  },
  'GET /feed/{postId}/share': { expected: OWN_FAMILY, params: post },
  'POST /feed/{postId}/share': { expected: OWN_FAMILY, params: post },
  'DELETE /feed/{postId}/share': { expected: OWN_FAMILY, params: post },
  'GET /notifications': { expected: SIGNED_IN },
  'PUT /notifications/read': {
    expected: SIGNED_IN,
    body: () => ({ upTo: '01930000-0000-7000-8000-000000000000' }),
  },
  'GET /push/key': { expected: SIGNED_IN },
  'POST /push/subscriptions': {
    expected: SIGNED_IN,
    body: () => ({
      endpoint: `https://push.example.com/send/${newId()}`,
      keys: {
        p256dh: 'BFXprAf-cYICUg_V-gbBvItIQuCK9YRJsBC24p7NE-Qx_FgIxzpU8_Ta8bV0zQ-7rgRYnsf4GQ9F-9mHX4wm1iQ',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
  },
  'DELETE /push/subscriptions': {
    expected: SIGNED_IN,
    body: () => ({ endpoint: 'https://push.example.com/send/abc' }),
  },
  'GET /leaderboard': { expected: WITH_FAMILY, query: '?period=week' },
  'GET /leaderboard/seasons': { expected: WITH_FAMILY },
  'GET /materials/seasons/{file}': { expected: WITH_FAMILY, params: finishedSeason },
  'GET /community/families': { expected: WITH_FAMILY, query: '?search=souza' },
  'GET /community/summary': { expected: WITH_FAMILY },
  'GET /community/families/{id}': { expected: WITH_FAMILY, params: publicFamily },
  'PUT /community/families/{id}/follow': { expected: WITH_FAMILY, params: publicFamily },
  'DELETE /community/families/{id}/follow': { expected: WITH_FAMILY, params: publicFamily },
  'PUT /community/families/{id}/block': { expected: WITH_FAMILY, params: publicFamily },
  'DELETE /community/families/{id}/block': { expected: WITH_FAMILY, params: publicFamily },
  'GET /community/blocks': { expected: WITH_FAMILY },
  'GET /community/requests': { expected: WITH_FAMILY },
  'GET /community/requests/sent': { expected: WITH_FAMILY },
  'PUT /community/requests/{familyId}': {
    expected: WITH_FAMILY,
    params: (world, caller) => follower(world, caller, 'pending'),
  },
  'DELETE /community/requests/{familyId}': {
    expected: WITH_FAMILY,
    params: (world, caller) => follower(world, caller, 'pending'),
  },
  'GET /community/followers': { expected: WITH_FAMILY },
  'DELETE /community/followers/{familyId}': {
    expected: WITH_FAMILY,
    params: (world, caller) => follower(world, caller, 'accepted'),
  },
  'POST /reports': {
    expected: answers(401, 401, 403, 201, 404, 403),
    body: ({ family }) => ({ kind: 'family', id: family.id, reason: 'spam' }),
  },
  'GET /admin/reports': { expected: ADMIN },
  'GET /admin/reports/{id}': { expected: ADMIN, params: report },
  'PUT /admin/reports/{id}': {
    expected: ADMIN,
    params: report,
    body: () => ({ status: 'dismissed' }),
  },
}
