import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { pageQuery } from '@/lib/platform/http/paging'
import { notification, readInput, unread } from './schema'

export const listNotificationsContract = defineContract({
  method: 'GET',
  path: '/notifications',
  access: 'user',
  tag: 'notifications',
  summary: "The account's notifications, newest first",
  query: pageQuery,
  response: z.array(notification),
  paged: true,
  envelope: unread,
})

export const readNotificationsContract = defineContract({
  method: 'PUT',
  path: '/notifications/read',
  access: 'user',
  tag: 'notifications',
  summary: 'Mark a notification and all older ones as read; idempotent',
  body: readInput,
  response: unread,
})
