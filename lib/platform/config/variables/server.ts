import { z } from 'zod'
import { variableTexts, webAddress, wholeNumber } from './fields'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const SERVER = {
  APP_URL: webAddress().optional().register(variableTexts, {
    description: 'Public address. `https` makes cookies secure and binds them to this host.',
    example: 'https://brota.example',
    unset: '`http://localhost:<PORT>`',
  }),
  PORT: wholeNumber(1, 65535).default(3000).register(variableTexts, {
    description: 'Port to listen on.',
    example: '8080',
  }),
  HOST: z.string().optional().register(variableTexts, {
    description: 'Address to listen on.',
    example: '127.0.0.1',
    unset: 'all addresses; with demo accounts only 127.0.0.1',
  }),
  TRUST_PROXY: wholeNumber(0, 10).default(0).register(variableTexts, {
    description: 'Number of trusted proxies, whose headers give host and client address.',
    example: '1',
  }),
  APP_TIMEZONE: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone')
    .default('UTC')
    .register(variableTexts, {
      description: 'IANA time zone for users without a family.',
      example: 'America/Sao_Paulo',
    }),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional().register(variableTexts, {
    isSecret: true,
    description:
      'Key of the session tokens, at least 32 characters (`openssl rand -base64 48`). A new value ends all sessions and makes the secrets of second factors unreadable.',
    example: 'change-me',
    unset: 'generated; stored in the database, with the embedded database in the data folder',
  }),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').register(variableTexts, {
    description: 'Mode of the server. The commands set it.',
    example: 'production',
  }),
}
