import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatheringSocket } from '@/lib/db/gathering-socket'

let server: Server
let heard: Promise<string>

beforeEach(async () => {
  server = createServer()
  heard = new Promise((resolve) => {
    server.on('connection', (connection) => {
      let text = ''
      connection.on('data', (chunk) => {
        text += chunk
      })
      connection.on('end', () => {
        connection.end()
        resolve(text)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

/** As the driver sends a statement: its messages together. */
function send(socket: GatheringSocket, ...messages: string[]): void {
  socket.cork()
  for (const message of messages) socket.write(message)
  socket.uncork()
}

async function open(): Promise<GatheringSocket> {
  const socket = new GatheringSocket()
  socket.connect(server.address() as { port: number })
  await once(socket, 'connect')
  return socket
}

it('writes what is sent in one turn at once, in its order', async () => {
  const socket = await open()
  const written = vi.spyOn(socket, '_writev' as never)
  send(socket, 'bind a', ', run a; ')
  await Promise.resolve()
  send(socket, 'bind b', ', run b; ')
  expect(written).not.toHaveBeenCalled()
  await new Promise(setImmediate)
  expect(written).toHaveBeenCalledTimes(1)
  send(socket, 'bind c', ', run c')
  await new Promise(setImmediate)
  expect(written).toHaveBeenCalledTimes(2)
  socket.end()
  expect(await heard).toBe('bind a, run a; bind b, run b; bind c, run c')
})

it('loses nothing that is sent right before its end', async () => {
  const socket = await open()
  send(socket, 'the last', ' words')
  socket.end()
  expect(await heard).toBe('the last words')
})
