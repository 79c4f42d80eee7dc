import type { z } from 'zod'
import type { FieldProblem, FieldProblems } from '@/lib/platform/errors/app-error'

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue

/** Returns the catalog key (under `errors`) of a schema issue, instead of zod's English. */
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

/** One invalid list can have tens of thousands. */
const MAX_ISSUES = 50

/** Groups the first problems by field, with paths joined by dots. */
export function toFieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  // A field may be named `constructor`.
  const fields = new Map<string, FieldProblem[]>()
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    for (const path of listIssuePaths(issue).slice(0, MAX_ISSUES)) {
      const name = path.map(String).join('.') || 'body'
      fields.set(name, [...(fields.get(name) ?? []), toFieldProblem(issue)])
    }
  }
  return Object.fromEntries(fields)
}

function listIssuePaths(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}
