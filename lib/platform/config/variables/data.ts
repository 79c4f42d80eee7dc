import { z } from 'zod'
import { flag, variableTexts, wholeNumber } from './fields'

export const DATA = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
    .optional()
    .register(variableTexts, {
      isSecret: true,
      description: 'Address of your own PostgreSQL server.',
      example: 'postgresql://brota:password@localhost:5432/brota',
      unset: 'embedded PostgreSQL',
    }),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10).register(variableTexts, {
    description: 'Maximum connections of a process. Counting for reports uses two more.',
    example: '20',
  }),
  BROTA_DATA_DIR: z.string().default('.data').register(variableTexts, {
    description: 'Folder of the embedded database, photos and secrets.',
    example: '/var/lib/brota',
  }),
  SEED_DEMO: flag().register(variableTexts, {
    description: '`1` adds the demo content to an external database that has no accounts.',
    example: '1',
  }),
}
