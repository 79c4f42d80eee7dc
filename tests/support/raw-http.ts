import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: string; body: string }

function open(baseURL: string | undefined): Socket {
  const { hostname, port } = new URL(baseURL ?? '')
  return connect({ host: hostname, port: Number(port) })
}

/** Sends raw bytes and returns the response, until closed or a timeout. */
export function raw(
  baseURL: string | undefined,
  bytes: string | Buffer,
  patience = 10_000,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = open(baseURL)
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(patience, end)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('close', end)
    socket.on('error', (error) => (chunks.length > 0 ? end() : reject(error)))
  })
}

export function head(line: string, headers: Record<string, string> = {}): string {
  const all = { host: 'localhost', connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

function parse(text: string): RawAnswer {
  const [headers = '', ...rest] = text.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
  }
}

/** Opens connections that send this much and wait. */
export async function idle(
  baseURL: string | undefined,
  bytes: string,
  times: number,
): Promise<{ close: () => void }> {
  const sockets = Array.from({ length: times }, () => open(baseURL))
  const opened = sockets.map(
    (socket) =>
      new Promise<void>((resolve, reject) => {
        socket.on('error', reject)
        socket.on('connect', () => socket.write(bytes, () => resolve()))
      }),
  )
  await Promise.all(opened)
  return {
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
