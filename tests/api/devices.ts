import { addMinutes } from 'date-fns'
import { db } from '@/lib/platform/db/client'
import { hashSecret } from '@/lib/platform/session/signed-value'
import { buildPhoto } from '../factories/photo'
import { answers, OWN_FAMILY, OWN_FAMILY_MAKES, type Row } from './row'
import type { World } from './world'

let count = 0

const family = ({ family: { id } }: World) => ({ id })
const waiting = async (world: World) => ({ id: world.family.id, waitingId: await buildWaiting(world) })

async function buildWaiting({ family: { id: familyId }, challenge, open, callers }: World): Promise<string> {
  const { id: photoId } = await buildPhoto({ uploaderId: callers.member.id })
  await db().waitingCompletion.deleteMany({ where: { familyId, assignmentId: open } })
  const data = { familyId, challengeId: challenge.id, assignmentId: open, photoId }
  const sent = { sentAt: new Date(), timezone: 'UTC' }
  return (await db().waitingCompletion.create({ data: { ...data, ...sent } })).id
}

async function buildCode({ family: { id: familyId } }: World): Promise<string> {
  const code = `CODE${++count}`
  const data = { familyId, name: 'Tablet', codeHash: hashSecret(code) }
  await db().familyDevice.create({ data: { ...data, codeExpiresAt: addMinutes(new Date(), 10) } })
  return code
}

async function buildDevice(familyId: string): Promise<string> {
  const now = new Date()
  const data = { familyId, name: 'Phone', codeExpiresAt: now, pairedAt: now }
  return (await db().familyDevice.create({ data })).id
}

export const DEVICES: Record<string, Row> = {
  'POST /families/{id}/devices': {
    expected: OWN_FAMILY_MAKES,
    params: family,
    body: () => ({ name: 'Tablet' }),
  },
  'GET /families/{id}/devices': { expected: OWN_FAMILY, params: family },
  'DELETE /families/{id}/devices/{deviceId}': {
    expected: OWN_FAMILY,
    params: async ({ family: { id } }) => ({ id, deviceId: await buildDevice(id) }),
  },
  'POST /devices/pair': {
    expected: answers(200, 200, 200, 200, 200, 200),
    body: async (world) => ({ code: await buildCode(world) }),
  },
  'GET /device/week': { expected: answers(401, 401, 403, 403, 403, 403, 200) },
  'POST /device/complete': {
    expected: answers(401, 401, 403, 403, 403, 403, 202),
    body: async ({ callers, family, open, kid }) => {
      const { id: photoId } = await buildPhoto({
        uploaderId: null,
        deviceId: callers.device.id,
        familyId: family.id,
      })
      return { taskId: open, photoId, kidId: kid.id }
    },
  },
  'GET /families/{id}/waiting': { expected: OWN_FAMILY, params: family },
  'PUT /families/{id}/waiting/{waitingId}': { expected: OWN_FAMILY_MAKES, params: waiting },
  'DELETE /families/{id}/waiting/{waitingId}': { expected: OWN_FAMILY, params: waiting },
}
