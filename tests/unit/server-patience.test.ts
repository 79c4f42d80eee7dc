import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints the timeouts of a Node server after the product's preload. */
const SERVER = `
  import { createServer, get } from 'node:http'
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  server.listen(0, '127.0.0.1', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval: checked } = server
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    get({ port: server.address().port, host: '127.0.0.1', headers }, (response) =>
      response.on('data', (address) => {
        console.log(JSON.stringify({ headersTimeout, requestTimeout, checked, address: String(address) }))
        process.exit()
      }),
    )
  })`

it('the server waits 15 seconds for headers, and over three minutes for a slow upload', () => {
  const args = ['--import=./scripts/support/append-client-address.mjs', '--input-type=module', '-e', SERVER]
  const reported = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(reported).toMatchObject({ headersTimeout: 15_000, address: '10.0.0.1, 127.0.0.1' })
  expect(reported.checked).toBeLessThanOrEqual(5000)
  // 5 MB at 30 kB a second.
  expect(reported.requestTimeout).toBeGreaterThan(180_000)
})
