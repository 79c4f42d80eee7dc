import { z } from 'zod'
import { STORAGE_NAMES } from '../storage'
import { variableTexts, webAddress, wholeNumber } from './fields'

function isUploadThingToken(token: string): boolean {
  try {
    const { apiKey, appId, regions } = JSON.parse(Buffer.from(token, 'base64').toString())
    return [apiKey, appId, regions?.[0]].every((part) => typeof part === 'string')
  } catch {
    return false
  }
}

export const STORAGE = {
  STORAGE_DRIVER: z.enum(STORAGE_NAMES).default('folder').register(variableTexts, {
    description: 'Storage of photos and PDFs. `folder` is in the data folder.',
    example: 's3',
  }),
  STORAGE_QUOTA_MB: wholeNumber(0, 100_000_000).default(2048).register(variableTexts, {
    description: 'Megabytes of photos that a family may store. `0` is without a limit.',
    example: '10240',
  }),
  S3_ENDPOINT: webAddress().optional().register(variableTexts, {
    description: 'Address of an S3-compatible server. Buckets are then addressed by path.',
    example: 'https://s3.example',
    unset: "Amazon's endpoint",
  }),
  S3_REGION: z.string().default('us-east-1').register(variableTexts, {
    description: 'Region. Most servers other than Amazon accept any.',
    example: 'sa-east-1',
  }),
  S3_BUCKET: z.string().optional().register(variableTexts, {
    description: 'Existing private bucket. Required with `STORAGE_DRIVER=s3`.',
    example: 'brota',
  }),
  S3_ACCESS_KEY_ID: z.string().optional().register(variableTexts, {
    isSecret: true,
    description: 'Key that may read, write, delete and list. Required with `STORAGE_DRIVER=s3`.',
    example: 'id-of-the-key',
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().register(variableTexts, {
    isSecret: true,
    description: 'Secret of the key. Required with `STORAGE_DRIVER=s3`.',
    example: 'secret-of-the-key',
  }),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]{1,200}$/, 'must consist of letters, digits and ._-/')
    .optional()
    .register(variableTexts, {
      description:
        "Prefix of all keys. Without one, two installations in one bucket delete each other's files.",
      example: 'production/',
      unset: 'no prefix',
    }),
  UPLOADTHING_TOKEN: z
    .string()
    .refine(isUploadThingToken, 'must be a token as the dashboard shows it')
    .optional()
    .register(variableTexts, {
      isSecret: true,
      description: 'Token from the UploadThing dashboard. Required with `STORAGE_DRIVER=uploadthing`.',
      example: 'eyJhcGlLZXkiOiJrZXkiLCJhcHBJZCI6ImFwcCIsInJlZ2lvbnMiOlsic2VhMSJdfQ==',
    }),
  UPLOADTHING_API_URL: webAddress().optional().register(variableTexts, {
    description: 'Address of the UploadThing API.',
    example: 'https://api.uploadthing.com',
    unset: "UploadThing's API",
  }),
  UPLOADTHING_INGEST_URL: webAddress().optional().register(variableTexts, {
    description: 'Address for uploads to UploadThing.',
    example: 'https://sea1.ingest.uploadthing.com',
    unset: "from the token's region",
  }),
}
