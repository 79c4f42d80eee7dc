export const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const NEEDS = {
  folder: [],
  s3: ['S3_BUCKET', ...S3_KEYS],
  uploadthing: ['UPLOADTHING_TOKEN'],
} as const

export type StorageName = keyof typeof NEEDS
export const STORAGE_NAMES = Object.keys(NEEDS) as [StorageName, ...StorageName[]]

export function listMissingVariables(name: StorageName, variables: Record<string, unknown>): string[] {
  return NEEDS[name].filter((variable) => variables[variable] === undefined)
}
