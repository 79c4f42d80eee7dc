import 'server-only'
import { addMinutes } from 'date-fns'
import { audit } from '@/lib/features/audit/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { createDeviceToken } from '@/lib/platform/session/device'
import { hashSecret } from '@/lib/platform/session/signed-value'
import { drawCode, lockAsMember } from '../joining/service'
import * as repo from './repository'
import type { DeviceCode, DeviceView } from './schema'

export { deleteUnpairedDevices } from './repository'

const MAX_DEVICES = 10
const CODE_MINUTES = 10

/**
 * Creates a pairing code.
 * @throws AppError not_found, device_limit
 */
export async function addDevice(actor: FamilyActor, familyId: string, name: string): Promise<DeviceCode> {
  assertOwnFamily(actor, familyId)
  const now = new Date()
  const codeExpiresAt = addMinutes(now, CODE_MINUTES)
  const code = drawCode()
  const { id } = await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    if ((await repo.countCurrent(tx, familyId, now)) >= MAX_DEVICES) throw new AppError('device_limit')
    const added = await repo.insertDevice(tx, { familyId, name, codeHash: hashSecret(code), codeExpiresAt })
    await audit(tx, { ...toEntry(actor, familyId, added.id), action: 'family.device_added' })
    return added
  })
  return { id, code, expires: codeExpiresAt.toISOString() }
}

/**
 * Returns the family's devices.
 * @throws AppError not_found
 */
export async function listDevices(actor: FamilyActor, familyId: string): Promise<DeviceView[]> {
  assertOwnFamily(actor, familyId)
  const devices = await repo.findCurrent(familyId, new Date())
  return devices.map(({ pairedAt, lastUsedAt, ...device }) => ({
    ...device,
    pairedAt: pairedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/**
 * Removes a device.
 * @throws AppError not_found
 */
export async function removeDevice(actor: FamilyActor, familyId: string, deviceId: string): Promise<null> {
  assertOwnFamily(actor, familyId)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    if (!(await repo.deleteDevice(tx, familyId, deviceId))) throw new AppError('not_found')
    await audit(tx, { ...toEntry(actor, familyId, deviceId), action: 'family.device_removed' })
  })
  return null
}

function toEntry({ userId: actorId }: FamilyActor, subjectId: string, deviceId: string) {
  return { actorId, subject: 'family', subjectId, details: { deviceId } }
}

/**
 * Pairs a device.
 * @throws AppError not_found for an invalid code
 */
export async function pairDevice(code: string): Promise<{ token: string }> {
  const token = createDeviceToken()
  const hashes = { codeHash: hashSecret(code), tokenHash: hashSecret(token) }
  await transaction(async (tx) => {
    const device = await repo.pairDevice(tx, { ...hashes, now: new Date() })
    if (!device) throw new AppError('not_found')
    const entry = { actorId: null, subject: 'family', subjectId: device.familyId }
    await audit(tx, { ...entry, action: 'family.device_paired', details: { deviceId: device.id } })
  })
  return { token }
}
