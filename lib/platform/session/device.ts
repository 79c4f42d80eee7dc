import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Locale } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/log'
import type { DeviceActor } from './actor'
import { findDevice, recordDeviceUse } from './repository'
import { hashSecret } from './signed-value'

/** Tokens without this prefix need no query. */
const PREFIX = 'brd_'
const TOKEN_BYTES = 32

export function createDeviceToken(): string {
  return PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
}

export async function findDeviceByToken(
  token: string | undefined,
  locale: Locale,
): Promise<DeviceActor | null> {
  if (!token?.startsWith(PREFIX)) return null
  const now = new Date()
  const found = await findDevice(hashSecret(token), now)
  if (!found) return null
  const { isUseDue, ...device } = found
  if (isUseDue)
    await recordDeviceUse(device.deviceId, now).catch((err) => log.warn({ err }, 'device use not recorded'))
  return { ...device, locale }
}
