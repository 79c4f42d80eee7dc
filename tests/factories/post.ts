import { db } from '@/lib/platform/db/client'
import { type Member, unusedPhoto } from '../support/scene'
import { buildChallenge } from './challenge'

/** Publishes a post without the rewards of a completion. */
export async function buildPost(by: Member): Promise<string> {
  const { challenge, assignments } = await buildChallenge()
  const [assignment] = assignments
  if (!assignment) throw new Error('The challenge has no task')
  await db().task.update({ where: { id: assignment.taskId }, data: { name: 'Rainbow salad' } })
  const { id: completionId } = await db().completion.create({
    data: {
      familyId: by.familyId,
      challengeId: challenge.id,
      assignmentId: assignment.id,
      taskId: assignment.taskId,
      sequence: 1,
      userId: by.id,
      photoId: await unusedPhoto(by.id),
      showsChild: false,
      localDate: challenge.startDate,
      timezone: 'UTC',
    },
  })
  const data = { completionId, familyId: by.familyId, userId: by.id, visibility: 'public' as const }
  return (await db().post.create({ data })).id
}
