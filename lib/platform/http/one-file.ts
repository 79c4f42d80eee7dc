import { z } from 'zod'

/** Returns the schema of a form's single file; a form can hold several. */
export function oneFile(missing: string) {
  return z.file({ error: ({ input }) => (Array.isArray(input) ? 'only_one_file' : missing) })
}
