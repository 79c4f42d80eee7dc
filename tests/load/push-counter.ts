import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Counts messages as a push service does that accepts all; each recipient has a path. */
export async function startPushCounter() {
  const paths = new Set<string>()
  let received = 0
  let last = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received += 1
      last = performance.now()
      paths.add(request.url ?? '')
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => received,
    /** Time of the last message; 0 before any. */
    last: () => last,
    recipients: () => paths.size,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
