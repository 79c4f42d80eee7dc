/** Up to and including 10 × 1024 × 1024 bytes. */
export const MATERIAL_MAX_BYTES = 10 * 1024 * 1024
/** What one challenge can hold, so that all of it in one file stays a file that one can print. */
export const MATERIALS_MAX = { files: 10, bytes: 3 * MATERIAL_MAX_BYTES } as const
export const MATERIAL_NAME_MAX = 120
