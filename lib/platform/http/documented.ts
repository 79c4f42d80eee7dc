import type { JsonSchema } from './examples'

/** Fields of an operation that the API page and tests use. */
export type Documented = {
  summary: string
  description: string
  tags: string[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema: JsonSchema
    example?: unknown
  }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}

export type Media = { schema: JsonSchema; example?: unknown; examples?: Record<string, unknown> }

export type DocumentedCall = Documented & { method: string; path: string }

export function groupCallsByTag(paths: Record<string, object>): Map<string, DocumentedCall[]> {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Documented>).map(([method, documented]) => ({
      ...documented,
      method: method.toUpperCase(),
      path,
    })),
  )
  const sections = new Map<string, DocumentedCall[]>()
  for (const call of calls) {
    const [tag = ''] = call.tags
    sections.set(tag, [...(sections.get(tag) ?? []), call])
  }
  return sections
}
