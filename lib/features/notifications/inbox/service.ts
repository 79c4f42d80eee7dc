import 'server-only'
import { addMinutes } from 'date-fns'
import { createTranslator } from 'next-intl'
import type { z } from 'zod'
import { photoUrl } from '@/lib/features/photos/rules'
import { idAt } from '@/lib/platform/db/ids'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import { cutPage, type PageQuery } from '@/lib/platform/http/paging'
import { localize } from '@/lib/platform/i18n/content'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Actor } from '@/lib/platform/session/actor'
import { type SecurityEvent, toPath } from '../rules'
import type { NotificationView, readInput, unread } from '../schema'
import * as repo from './repository'

type Unread = z.output<typeof unread>

/** Returns a page of notifications, with the unread count. */
export async function listNotifications(
  actor: Actor,
  { limit, cursor }: PageQuery,
): Promise<Page<NotificationView> & Unread> {
  const before = cursor ? decodeCursor(cursor).id : null
  const { rows: found, readId, unread } = await repo.findNotificationPage(toInboxOwner(actor), limit, before)
  const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => encodeCursor({ createdAt: at, id }))
  const compose = createComposer(actor)
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    read: row.id <= readId,
    text: compose(row),
    senderName: row.name,
    path: toPath(row),
    family: toFamily(row.sender),
  }))
  return { items, nextCursor, unread }
}

/** Null without a family, or when it was deleted. */
function toFamily(sender: repo.NotificationRow['sender']): NotificationView['family'] {
  if (!sender?.familyId) return null
  const { familyId, avatarPhotoId } = sender
  return { id: familyId, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}

/** Counts the actor's unread notifications. */
export function countUnread(actor: Actor): Promise<number> {
  return repo.countUnread(toInboxOwner(actor))
}

/** Marks a notification and all before as read. */
export async function readNotifications(actor: Actor, { upTo }: z.output<typeof readInput>): Promise<Unread> {
  // The clocks of servers differ a little.
  const latest = idAt(addMinutes(new Date(), 1))
  await repo.markRead(actor.userId, upTo < latest ? upTo : latest)
  return { unread: await countUnread(actor) }
}

const toInboxOwner = ({ userId, familyId, timezone }: Actor): repo.InboxOwner => ({
  userId,
  familyId,
  timezone,
  now: new Date(),
})

function createComposer({ locale }: Actor): (row: repo.NotificationRow) => string {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'notifications' })
  return ({ kind, detail, count, name, content }) => {
    const { language = '', translations = null } = content ?? {}
    const title = localize({ name: content?.name, title: content?.name }, language, translations, locale)
    const values = { count, name: name || t('someone'), others: count - 1, title: title.name ?? '' }
    if (kind === 'security') return t(`text.security.${detail as SecurityEvent}`)
    if (kind === 'report_decided') return t(`text.report_decided.${detail as 'upheld' | 'dismissed'}`)
    // A challenge's translation has a title, other content has a name.
    if (kind === 'challenge_published' || kind === 'week_recap')
      return t(`text.${kind}`, { title: title.title ?? '' })
    return t(`text.${kind}`, values)
  }
}
