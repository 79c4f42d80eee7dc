import type { JsonSchema } from './examples'

/** The parts of a documented call that are looked into: by the page about the API, and by tests. */
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

/** The calls of a document by what they are about, in its order. */
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
