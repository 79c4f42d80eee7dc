import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { execute } from '@/lib/platform/db/query'
import type { Unsubscribable } from './schema'

export async function isSubscribed(userId: string, kind: Unsubscribable): Promise<boolean> {
  const select = { mail: true, digest: true }
  const settings = await db().notificationSettings.findUnique({ where: { userId }, select })
  if (!settings) return false
  return kind === 'digest' ? settings.digest : settings.mail.includes(kind)
}

export async function unsubscribe(userId: string, kind: Unsubscribable): Promise<void> {
  const change =
    kind === 'digest' ? Prisma.sql`digest = false` : Prisma.sql`mail = array_remove(mail, ${kind}::text)`
  await execute(Prisma.sql`update notification_settings set ${change} where user_id = ${userId}::uuid`)
}
