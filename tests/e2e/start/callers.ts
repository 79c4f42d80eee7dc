import { type IncomingMessage, request } from 'node:http'
import { picture } from '../../support/pictures'

type Call = { token?: string; body?: object; from?: string }

export async function api(origin: string, line: string, { token, body, from }: Call = {}) {
  const [method, path] = line.split(' ')
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = await response.json()
  return { status: response.status, data, code: error?.code as string | undefined }
}

let people = 0

export async function signUp(origin: string): Promise<{ email: string; token: string }> {
  people += 1
  const email = `adult${people}-${Date.now()}@example.com`
  const { data } = await api(origin, 'POST /auth/register', {
    body: { name: 'Rosa Prado', email, password: 'correct horse' },
  })
  return { email, token: data.token }
}

/** Starts an upload and sends one half; `finish` sends the other. */
export async function beginUpload(origin: string, token: string) {
  const boundary = 'brota-brota-brota'
  const bytes = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n`),
    Buffer.from('content-type: image/jpeg\r\n\r\n'),
    await picture('jpeg', 900),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const half = Math.floor(bytes.byteLength / 2)
  const sent = request(`${origin}/api/v1/photos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': bytes.byteLength,
    },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
  answer.catch(() => undefined)
  await new Promise((resolve) => sent.write(bytes.subarray(0, half), resolve))
  return {
    async finish(): Promise<{ status: number | undefined; connection: string | undefined; id: string }> {
      sent.end(bytes.subarray(half))
      const response = await answer
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { data } = JSON.parse(Buffer.concat(chunks).toString())
      return { status: response.statusCode, connection: response.headers.connection, id: data?.id }
    },
  }
}
