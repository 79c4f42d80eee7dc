import { z } from 'zod'

/** A form's field that is JSON: checked by a schema, and refused as a whole with the given text. */
export function jsonField<T extends z.ZodType>(
  schema: T,
  { required, wrong = 'invalid' }: { required?: string; wrong?: string } = {},
) {
  return z
    .string({ error: ({ input }) => (input === undefined ? (required ?? 'required') : undefined) })
    .max(50_000)
    .transform((text, context): z.output<T> => {
      const result = schema.safeParse(parsed(text))
      if (result.success) return result.data
      context.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
