import { z } from 'zod'

/**
 * Schemas of what many are told alike, by the same object each time: it is checked and written for the first of them.
 * Nobody may change such an object once it was told.
 */
export const sharedSchemas = z.registry()
