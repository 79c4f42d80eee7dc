import 'server-only'
import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { parsePushAddress } from '@/lib/platform/push/address'
import { createPushKeys, type PushKeys } from '@/lib/platform/push/send'
import type { Actor } from '@/lib/platform/session/actor'
import { decrypt, encrypt } from '@/lib/platform/session/cipher'
import { lockAccount } from '../settings/repository'
import * as repo from './repository'
import type { endpointInput, subscriptionInput } from './schema'

const MAX_SUBSCRIPTIONS = 20
const [PURPOSE, OWNER] = ['push keys', 'installation']
const AUTH_BYTES = 16

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Returns the keys of all servers on this database. */
export async function getPushKeys(): Promise<PushKeys> {
  const stored = await repo.findSealedKeys()
  const known = stored && openKeys(stored)
  if (known) return known
  const sealed = encrypt(PURPOSE, JSON.stringify(createPushKeys()), OWNER)
  const opened = openKeys(await transaction((tx) => repo.saveSealedKeys(tx, sealed, stored)))
  if (!opened) throw new Error('The push keys belong to another AUTH_SECRET')
  return opened
}

/** Null when AUTH_SECRET has changed. */
function openKeys(sealed: string): PushKeys | null {
  const text = decrypt(PURPOSE, sealed, OWNER)
  return text === null ? null : keys.parse(JSON.parse(text))
}

export async function readPushKey(): Promise<{ publicKey: string }> {
  const { publicKey } = await getPushKeys()
  return { publicKey }
}

/**
 * Subscribes a browser for the session.
 * @throws AppError validation_failed for a private address or invalid keys
 */
export async function subscribeDevice(
  actor: Actor,
  input: z.output<typeof subscriptionInput>,
): Promise<null> {
  const { p256dh, auth } = input.keys
  const url = parsePushAddress(input.endpoint)
  if (!url) throw new AppError('validation_failed', { fields: { endpoint: [{ key: 'push_endpoint' }] } })
  if (!isPublicKey(p256dh))
    throw new AppError('validation_failed', { fields: { 'keys.p256dh': [{ key: 'push_keys' }] } })
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw new AppError('validation_failed', { fields: { 'keys.auth': [{ key: 'push_keys' }] } })
  const { userId, sessionId } = actor
  const subscription = { userId, sessionId, endpoint: url.href, p256dh, auth, now: new Date() }
  const isSaved = await transaction(
    async (tx) =>
      (await lockAccount(tx, userId)) && repo.saveSubscription(tx, subscription, MAX_SUBSCRIPTIONS),
  )
  if (!isSaved) throw new AppError('unauthenticated')
  return null
}

/** Ends a browser's subscription. */
export async function unsubscribeDevice(
  { userId }: Actor,
  { endpoint }: z.output<typeof endpointInput>,
): Promise<null> {
  await repo.deleteSubscription(userId, URL.canParse(endpoint) ? new URL(endpoint).href : endpoint)
  return null
}

/** Lists the session's subscribed addresses. */
export function listOwnEndpoints({ sessionId }: Actor): Promise<string[]> {
  return repo.findEndpoints(sessionId)
}

/** Point of the curve P-256. */
function isPublicKey(text: string): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const bytes = Buffer.from(text, 'base64url')
  try {
    return bytes.length === 65 && ecdh.computeSecret(bytes).length > 0
  } catch {
    return false
  }
}
