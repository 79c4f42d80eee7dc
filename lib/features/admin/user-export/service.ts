import 'server-only'
import { createTranslator } from 'next-intl'
import { audit } from '@/lib/features/audit/service'
import { env } from '@/lib/platform/config/env'
import { formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { CSV_BEGINNING, csvLine } from '@/lib/platform/http/csv'
import { streamed } from '@/lib/platform/http/stream'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { AdminActor } from '@/lib/platform/session/actor'
import { eachBatch } from '../users/repository'
import type { AdminUser, UserFilter } from '../users/schema'
import { presentAccount, toFilterAndSorting } from '../users/service'

export async function exportUsers(actor: AdminActor, filter: UserFilter) {
  const { status, admin, search } = filter
  const chosen = Object.entries({ status, admin }).filter(([, value]) => value !== undefined)
  const details = { ...Object.fromEntries(chosen), searched: Boolean(search) }
  await audit(db(), { actorId: actor.userId, action: 'user.list_exported', subject: 'user', details })
  const zone = actor.timezone ?? env().APP_TIMEZONE
  const { heads, toCsvLine } = tableIn(actor.locale, zone)
  const encoder = new TextEncoder()
  const body = streamed(async (write) => {
    const put = (text: string) => write(encoder.encode(text))
    await put(CSV_BEGINNING + csvLine(heads, actor.locale))
    await eachBatch(...toFilterAndSorting(filter), (rows) =>
      put(rows.map(presentAccount).map(toCsvLine).join('')),
    )
  })
  const day = localDateAt(new Date(), zone)
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="brota-users-${day}.csv"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 as const }
}

function tableIn(locale: Locale, zone: string) {
  const moment = (instant: string | null) => (instant ? formatDateTime(new Date(instant), zone) : '')
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'userAdmin' })
  const columns: [head: string, cell: (user: AdminUser) => string][] = [
    [t('column.name'), ({ name }) => name],
    [t('column.email'), ({ email }) => email],
    [t('column.family'), ({ family }) => family ?? ''],
    [t('column.status'), ({ status }) => t(`status.${status}`)],
    [t('column.lastLogin'), ({ lastLogin }) => moment(lastLogin)],
    [t('column.admin'), ({ isAdmin }) => t(isAdmin ? 'yes' : 'no')],
    [t('column.createdAt'), ({ createdAt }) => moment(createdAt)],
    [t('column.id'), ({ id }) => id],
  ]
  return {
    heads: columns.map(([head]) => head),
    toCsvLine: (user: AdminUser) =>
      csvLine(
        columns.map(([, cell]) => cell(user)),
        locale,
      ),
  }
}
