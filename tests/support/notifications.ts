import type {
  listNotificationsContract,
  readNotificationsContract,
} from '@/lib/features/notifications/contract'
import { type Answer, call } from './api'

type Page = Answer<typeof listNotificationsContract> & { unread: number }

export const notifications = (who: { token: string }, query = '', headers = {}) =>
  call<typeof listNotificationsContract>(`GET /notifications${query}`, {
    token: who.token,
    headers,
  }) as Promise<Page>

export const texts = async (who: { token: string }) => (await notifications(who)).data.map(({ text }) => text)

export const markRead = (who: { token: string }, upTo: unknown) =>
  call<typeof readNotificationsContract>('PUT /notifications/read', { token: who.token, body: { upTo } })

export const markAllRead = async (who: { token: string }) =>
  markRead(who, (await notifications(who)).data[0]?.id)
