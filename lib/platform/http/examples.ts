export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  minLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  example?: unknown
  examples?: unknown[]
  default?: unknown
  description?: string
}

const ID = '0193b5f2-7c1e-7a44-9d0b-3f6f1c2a8e51'

const BY_FORMAT: Record<string, unknown> = {
  uuid: ID,
  date: '2026-11-23',
  'date-time': '2026-11-23T10:30:00.000Z',
  email: 'ana@example.com',
  uri: 'https://brota.example/s/4fJ2kQ',
  binary: '(the bytes of a file)',
}

const BY_NAME: Record<string, string> = {
  avatar: `/api/v1/photos/${ID}`,
  birthDate: '2019-05-17',
  content: 'What a tower of cups!',
  cursor: 'WyIyMDI2LTExLTIzVDEwOjMwOjAwLjAwMFoiXQ',
  date: '2026-11-23',
  description: 'Everybody drinks a glass of water before breakfast.',
  email: 'ana@example.com',
  endDate: '2026-11-29',
  familyName: 'Souza',
  firstName: 'Ana',
  image: `/api/v1/photos/${ID}`,
  imagePath: `/api/v1/photos/${ID}`,
  key: '2026-W48',
  name: 'Família Souza',
  nextCursor: 'WyIyMDI2LTExLTIzVDEwOjMwOjAwLjAwMFoiXQ',
  password: 'a short sentence',
  photoUrl: `/api/v1/photos/${ID}`,
  search: 'souza',
  startDate: '2026-11-23',
  taskTitle: 'Water first',
  timezone: 'America/Sao_Paulo',
  title: 'A week of water',
  token: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0',
  uniqueCode: 'SOUZA234',
  url: `/api/v1/photos/${ID}`,
}

type Components = Record<string, JsonSchema>

export function buildExample(schema: JsonSchema, components: Components = {}, name = ''): unknown {
  if (schema.$ref)
    return buildExample(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components, name)
  const [example = schema.const ?? schema.enum?.[0]] = schema.examples ?? []
  if (example !== undefined) return example
  if (schema.allOf) return mergedExample(schema.allOf, components, name)
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return buildExample(choice, components, name)
  return exampleOfType(schema, components, name)
}

function mergedExample(parts: JsonSchema[], components: Components, name: string): unknown {
  const values = parts.map((part) => buildExample(part, components, name))
  return values.every((value) => typeof value === 'object') ? Object.assign({}, ...values) : values[0]
}

function exampleOfType(schema: JsonSchema, components: Components, name: string): unknown {
  const type = [schema.type].flat()[0]
  switch (type) {
    case 'object':
      return exampleObject(schema, components)
    case 'array':
      return (schema.prefixItems ?? [schema.items ?? {}]).map((item) => buildExample(item, components, name))
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1_000)
    case 'boolean':
      return true
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? BY_NAME[name] ?? 'text'.padEnd(schema.minLength ?? 0, 's')
    default:
      return null
  }
}

function exampleObject(
  { properties = {}, additionalProperties, propertyNames }: JsonSchema,
  all: Components,
) {
  const named = Object.entries(properties).map(([name, property]) => [
    name,
    buildExample(property, all, name),
  ])
  if (named.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(named)
  const key = String(propertyNames ? buildExample(propertyNames, all, 'name') : 'name')
  return { [key]: buildExample(additionalProperties, all, key) }
}
