import { z } from 'zod'
import { typeError } from '@/lib/platform/http/fields'

const key = (max: number, description: string) =>
  z
    .string({ error: typeError() })
    .max(max)
    .regex(/^[\w-]+={0,2}$/, 'push_keys')
    .meta({ description })

const endpoint = z
  .string({ error: typeError() })
  .trim()
  .min(1, 'required')
  .max(1000, 'push_endpoint')
  .meta({
    description: 'URL at the push service, from the browser.',
    examples: ['https://push.example.com/send/abc'],
  })

const keys = z.object({
  p256dh: key(100, 'Public key of the browser: 65 bytes in base64url.'),
  auth: key(30, 'Secret of the browser: 16 bytes in base64url.'),
})

/** A browser's `PushSubscription.toJSON()`. */
export const subscriptionInput = z.object({ endpoint, keys })

export const endpointInput = z.object({ endpoint, keys: z.unknown().optional() })

export const pushKey = z.object({
  publicKey: z.string().meta({ description: '`applicationServerKey` of a subscription, in base64url.' }),
})
