import type { z } from 'zod'
import type { FieldProblem, FieldProblems } from '@/lib/errors/app-error'

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue

/**
 * The catalog key (under `errors`) for what a schema found. A schema that wants its own text gives the key as its
 * message; a message that is no bare key is zod's own English and is replaced by one for the kind of issue.
 */
export function toFieldProblem(issue: Issue): FieldProblem {
  if (issue.message && /^[a-z][a-z0-9_]*$/.test(issue.message)) return { key: issue.message }
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'too_long', values: { max: Number(issue.maximum) } }
        : { key: 'too_big', values: { max: Number(issue.maximum) } }
    case 'too_small':
      return issue.origin === 'string'
        ? { key: 'too_short', values: { min: Number(issue.minimum) } }
        : { key: 'too_small', values: { min: Number(issue.minimum) } }
    case 'invalid_type':
      return { key: issue.input === undefined ? 'required' : 'wrong_type' }
    case 'unrecognized_keys':
      return { key: 'unknown_field' }
    default:
      return { key: 'invalid' }
  }
}

/** Problems by field, the field's path joined by dots. */
export function toFieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  // A name may be one that every object has, as `constructor`.
  const fields = new Map<string, FieldProblem[]>()
  for (const issue of issues) {
    for (const path of listIssuePaths(issue)) {
      const name = path.map(String).join('.') || 'body'
      fields.set(name, [...(fields.get(name) ?? []), toFieldProblem(issue)])
    }
  }
  return Object.fromEntries(fields)
}

/** What is not known has names of its own below the place where it was found. */
function listIssuePaths(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}
