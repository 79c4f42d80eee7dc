import { z } from 'zod'

/** @param wrong key of one error for the field */
export function jsonField<T extends z.ZodType>(
  schema: T,
  { required, wrong }: { required?: string; wrong?: string } = {},
) {
  return z
    .string({ error: ({ input }) => (input === undefined ? (required ?? 'required') : undefined) })
    .max(50_000)
    .transform((text, context): z.output<T> => {
      const value = parsed(text)
      const result = schema.safeParse(value, { reportInput: true })
      if (result.success) return result.data
      const within = value !== null && typeof value === 'object' && !wrong ? result.error.issues : []
      for (const issue of within) context.addIssue(toRawIssue(issue))
      if (within.length === 0) context.addIssue({ code: 'custom', message: wrong ?? 'invalid' })
      return z.NEVER
    })
}

/** Without zod's message the outer schema localizes its issue. */
function toRawIssue({ message, ...issue }: z.core.$ZodIssue): z.core.$ZodRawIssue {
  return { ...issue, ...(issue.code === 'custom' && { message }) } as z.core.$ZodRawIssue
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
