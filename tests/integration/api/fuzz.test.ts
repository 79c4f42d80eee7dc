import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contracts } from '@/app/api/v1/contracts'
import type { Access } from '@/lib/platform/http/contract'
import { encodeCursor } from '@/lib/platform/http/cursor'
import type { Documented } from '@/lib/platform/http/documented'
import type { JsonSchema } from '@/lib/platform/http/examples'
import { openApiDocument } from '@/lib/platform/http/openapi'
import { arbitraries } from '../../api/arbitrary'
import { KINDS, type Kind, PASSWORD, type World, worlds } from '../../api/world'
import { signIn } from '../../factories/session'
import { fetchRoute } from '../../support/api'
import { picture } from '../../support/pictures'

/** Runs per endpoint; more runs find rarer errors. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2)
const SEED = 20_261_121

const document = openApiDocument(contracts, { version: '0', server: 'http://localhost' })
const components = (document.components?.schemas ?? {}) as Record<string, JsonSchema>
const png = await picture()

type Operation = Documented & { method: string; path: string }
type Sent = {
  kind: Kind
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Documented>).map(([method, documented]) => ({
    ...documented,
    method: method.toUpperCase(),
    path,
  })),
)

/** By field name, or by the path segment before an id. */
function knownIn({ callers, family, other, partner, ...world }: World) {
  const users = [callers.member.id, callers.loner.id, partner.id]
  const challenges = [world.challenge.id, world.draft.id]
  return {
    families: [family.id, family.id, other.id],
    familyId: [other.id],
    user: users,
    users,
    adultId: [partner.id, callers.member.id],
    kidId: [world.kid.id],
    kidIds: [world.kid.id],
    challenges,
    file: challenges.map((id) => `${id}.pdf`),
    tasks: [world.spare.id, world.taskId],
    taskId: [world.open, world.done, world.spare.id],
    badges: [world.badge.id],
    postId: [world.postId],
    commentId: [world.commentId],
    photos: [world.photoId],
    photoId: [world.photoId, world.unusedPhotoId],
    avatarPhotoId: [world.unusedPhotoId],
    id: [family.id, other.id, world.postId, world.commentId],
    uniqueCode: [family.joinCode, other.joinCode.toLowerCase()],
    timezone: ['America/Sao_Paulo', 'Asia/Kathmandu', 'UTC'],
    rule: ['{"type":"tasks","count":3}', '{"type":"cycle"}', '{"type":"first_photo","from":"2026-11-01"}'],
    cursor: [encodeCursor({ createdAt: new Date(), id: world.spare.id })],
    email: [partner.email, 'somebody@example.com'],
    password: [PASSWORD],
    newPassword: [PASSWORD],
  }
}

/** The endpoint's intended users send most of its requests. */
const USUAL: Record<Access, Kind[]> = {
  anyone: ['anonymous', 'member'],
  user: ['loner', 'member'],
  'user-or-device': ['member', 'device'],
  device: ['device'],
  family: ['member'],
  admin: ['admin'],
}

function requests(operation: Operation, world: World): Arbitrary<Sent> {
  const { valid, nearly } = arbitraries(knownIn(world), components)
  const named = (place: string, make: typeof valid) => {
    const parameters = (operation.parameters ?? []).filter((one) => one.in === place)
    const parts = parameters.map(({ name, schema }) => [
      name,
      make(schema, whatIs(name, operation)).map(String),
    ])
    const requiredKeys = parameters
      .filter(({ required }) => required || place === 'path')
      .map(({ name }) => name)
    return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<string>>, { requiredKeys })
  }
  const mostly = (place: string) =>
    fc.oneof({ weight: 4, arbitrary: named(place, valid) }, { weight: 1, arbitrary: named(place, nearly) })
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const contract = contracts.find(
    ({ method, path }) => method === operation.method && path === operation.path,
  )
  const usual = fc.constantFrom(...USUAL[contract?.access ?? 'user'])
  return fc.record({
    kind: fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...KINDS) }),
    params: mostly('path'),
    query: mostly('query'),
    body: media ? nearly(media.schema) : fc.constant(undefined),
  }) as Arbitrary<Sent>
}

/** By the path segment before a plain `id`. */
function whatIs(name: string, { path }: Operation): string {
  return name === 'id' ? (/(\w+)\/\{id\}/.exec(path)?.[1] ?? name) : name
}

function send(operation: Operation, sent: Sent, token: string | undefined): Promise<Response> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => part(sent.params[name] ?? ''))
  const query = new URLSearchParams(sent.query).toString()
  const isForm = operation.requestBody && !operation.requestBody.content['application/json']
  const body = isForm ? toForm(operation, sent.body) : sent.body
  return fetchRoute(`${operation.method} ${path}${query && `?${query}`}`, { token, body })
}

/** An empty segment would be another path. */
const part = (value: string) => encodeURIComponent(value.toWellFormed() || '-').replaceAll('.', '%2e')

function toForm(operation: Operation, body: unknown): FormData {
  const form = new FormData()
  const { properties = {} } = operation.requestBody?.content['multipart/form-data']?.schema ?? {}
  for (const [name, value] of Object.entries((body ?? {}) as object))
    for (const one of [value].flat()) form.append(name, toFormField(properties[name], one))
  return form
}

function toFormField(schema: JsonSchema | undefined, value: unknown): string | File {
  if (schema?.format === 'binary')
    return new File([String(value).length % 2 ? new Uint8Array(png) : String(value)], 'x')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const validators = new Map<string, z.ZodType>()

function buildValidator(schema: JsonSchema): z.ZodType {
  const key = JSON.stringify(schema)
  const whole = JSON.stringify({ ...schema, $defs: components }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  )
  const validator = validators.get(key) ?? z.fromJSONSchema(JSON.parse(whole))
  validators.set(key, validator)
  return validator
}

async function check(operation: Operation, response: Response): Promise<void> {
  const { status } = response
  const documented = operation.responses[String(status)]
  const text = await response.clone().text()
  // Only an identity provider may cause a server error.
  if (status >= 500) expect(text).toMatch(/"code":"(provider_|login_error_google_failed)/)
  expect(documented, `${status} is not documented: ${text}`).toBeDefined()
  const types = Object.keys(documented?.content ?? {})
  if (types.length === 0) return
  expect(types).toContain(response.headers.get('content-type')?.split(';')[0])
  const media = documented?.content?.['application/json']
  if (!media) return
  const parsed = buildValidator(media.schema).safeParse(JSON.parse(text))
  expect(parsed.error?.issues ?? [], text).toEqual([])
}

/** A request may end its user's session; then the next is anonymous. */
const createToken = ({ callers }: World, kind: Sent['kind']) =>
  kind === 'anonymous' ? undefined : signIn(callers[kind]).catch(() => undefined)

const getWorld = worlds()

describe.each(operations)('$method $path', (operation) => {
  it('responds to random requests as the API document describes', async () => {
    const world = await getWorld(operation.method)
    const property = fc.asyncProperty(requests(operation, world), async (sent) => {
      await check(operation, await send(operation, sent, await createToken(world, sent.kind)))
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
  })
})
