/** Inclusive limit. */
export const MATERIAL_MAX_BYTES = 10 * 1024 * 1024
/** Limit per challenge, so that it remains printable. */
export const MATERIALS_MAX = { files: 10, bytes: 3 * MATERIAL_MAX_BYTES } as const
export const MATERIAL_NAME_MAX = 120
