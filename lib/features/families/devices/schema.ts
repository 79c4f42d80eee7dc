import { z } from 'zod'
import { NAME_MAX } from '@/lib/features/users/schema'
import { line, typeError } from '@/lib/platform/http/fields'
import { normaliseJoinCode } from '../rules'

export const deviceInput = z.object({ name: line({ max: NAME_MAX }) })

export const deviceCode = z.object({
  id: z.uuid(),
  code: z.string().meta({ example: 'K7MPQ2RX', description: 'Single use: pairs one device.' }),
  expires: z.iso.datetime(),
})

export const device = z.object({
  id: z.uuid(),
  name: z.string(),
  pairedAt: z.iso.datetime().nullable().meta({ description: 'Null until its code is used.' }),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Accurate to an hour.' }),
})

export const pairInput = z.object({
  code: z
    .string({ error: typeError() })
    .max(100)
    .transform(normaliseJoinCode)
    .pipe(z.string().min(1, 'required')),
})

export const pairedDevice = z.object({ token: z.string() })

export type DeviceView = z.infer<typeof device>
export type DeviceCode = z.infer<typeof deviceCode>
