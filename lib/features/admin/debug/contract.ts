import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { localeField } from '@/lib/platform/i18n/schema'

export const debugAuthContract = defineContract({
  method: 'GET',
  path: '/debug/auth',
  access: 'admin',
  tag: 'debug',
  summary: "The caller's session as the server sees it",
  response: z.object({
    authenticated: z.literal(true),
    userId: z.uuid(),
    familyId: z.uuid().nullable(),
    timezone: z.string().nullable(),
    language: localeField.nullable(),
    locale: localeField,
    remember: z.boolean(),
    userAgent: z.string().nullable(),
    serverTime: z.iso.datetime(),
  }),
})

export const debugAdminContract = defineContract({
  method: 'GET',
  path: '/debug/admin',
  access: 'admin',
  tag: 'debug',
  summary: "The caller's administrator rights and status",
  response: z.object({
    isAdmin: z.boolean(),
    userId: z.uuid(),
    status: z.enum(['active', 'inactive']),
    lastLogin: z.iso.datetime().nullable(),
  }),
})
