import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SimulatedUploadThing = {
  settings: { token: string; apiUrl: string; ingestUrl: string }
  leave(customId: string, text: string): void
  stop(): Promise<void>
}

type Kept = { fileKey: string; customId: string; bytes: Buffer; uploadedAt: number }
type Answer = { status?: number; json?: unknown; bytes?: Buffer }

const API_KEY = 'sk_live_only-for-tests'
const APP = 'brota-test'

/** Rejects public files and wrong keys or signatures, as UploadThing does. */
export async function startSimulatedUploadThing(): Promise<SimulatedUploadThing> {
  const files = new Map<string, Kept>()
  const server = createServer((request, response) => {
    answer(files, request, origin()).then(
      (said) => say(response, said),
      () => say(response, { status: 500 }),
    )
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const token = { apiKey: API_KEY, appId: APP, regions: ['sea1'] }
  return {
    settings: {
      token: Buffer.from(JSON.stringify(token)).toString('base64'),
      apiUrl: origin(),
      ingestUrl: `${origin()}/ingest`,
    },
    leave(customId, text) {
      const fileKey = randomUUID()
      files.set(customId, { fileKey, customId, bytes: Buffer.from(text), uploadedAt: Date.now() })
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(files: Map<string, Kept>, request: IncomingMessage, origin: string): Promise<Answer> {
  const url = new URL(request.url ?? '/', origin)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts)
  if (request.method === 'PUT') return ingest(files, { url, body, type: request.headers['content-type'] })
  if (request.method === 'GET') return serve(files, url)
  if (request.headers['x-uploadthing-api-key'] !== API_KEY) return { status: 401 }
  const call = calls[url.pathname]
  return call ? call(files, JSON.parse(body.toString()), origin) : { status: 404 }
}

type Upload = { url: URL; body: Buffer; type: string | undefined }

async function ingest(files: Map<string, Kept>, { url, body, type = '' }: Upload): Promise<Answer> {
  // The SDK encodes values twice.
  const readParam = (name: string) => decodeURIComponent(url.searchParams.get(`x-ut-${name}`) ?? '')
  if (!isSigned(url) || readParam('identifier') !== APP) return { status: 403 }
  if (readParam('acl') !== 'private') return { status: 400 }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const file = form.get('file') as File
  if (String(file.size) !== readParam('file-size')) return { status: 400 }
  const customId = readParam('custom-id')
  if (files.has(customId)) return { status: 409 }
  const fileKey = url.pathname.split('/').at(-1) ?? ''
  const bytes = Buffer.from(await file.arrayBuffer())
  if (files.has(customId)) return { status: 409 }
  files.set(customId, { fileKey, customId, bytes, uploadedAt: Date.now() })
  const address = `https://utfs.example/f/${fileKey}`
  return { json: { url: address, appUrl: address, ufsUrl: address, fileHash: 'unused' } }
}

function serve(files: Map<string, Kept>, url: URL): Answer {
  if (!isSigned(url) || Number(url.searchParams.get('expires')) < Date.now()) return { status: 403 }
  const file = [...files.values()].find(({ fileKey }) => url.pathname === `/f/${fileKey}`)
  return file ? { bytes: file.bytes } : { status: 404 }
}

type Body = { customId?: string; customIds?: string[]; limit?: number; offset?: number }

const calls: Record<string, (files: Map<string, Kept>, body: Body, origin: string) => Answer> = {
  '/v6/requestFileAccess': (files, { customId = '' }, origin) => {
    const file = files.get(customId)
    if (!file) return { status: 404, json: { error: 'File not found' } }
    const address = sign(`${origin}/f/${file.fileKey}?expires=${Date.now() + 60_000}`)
    return { json: { url: address, ufsUrl: address } }
  },
  '/v6/deleteFiles': (files, { customIds = [] }) => {
    const deleted = customIds.filter((customId) => files.delete(customId))
    return { json: { success: true, deletedCount: deleted.length } }
  },
  '/v6/listFiles': (files, { limit = 500, offset = 0 }) => {
    const page = [...files.values()].slice(offset, offset + limit)
    const listed = page.map(({ fileKey, customId, bytes, uploadedAt }) => {
      const file = { id: fileKey, key: fileKey, name: fileKey, customId, size: bytes.byteLength }
      return { ...file, status: 'Uploaded', uploadedAt }
    })
    return { json: { hasMore: offset + limit < files.size, files: listed } }
  },
}

const computeSignature = (address: string) =>
  `hmac-sha256=${createHmac('sha256', API_KEY).update(address).digest('hex')}`
const sign = (address: string) => `${address}&signature=${encodeURIComponent(computeSignature(address))}`

function isSigned(url: URL): boolean {
  const [address = '', signature = ''] = url.href.split('&signature=')
  return decodeURIComponent(signature) === computeSignature(address)
}

function say(response: ServerResponse, { status = 200, json, bytes }: Answer): void {
  const type = bytes ? 'application/octet-stream' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(bytes ?? JSON.stringify(json ?? {}))
}
