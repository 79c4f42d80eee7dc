// Preload: appends the socket's address to X-Forwarded-For, so that a client cannot fake it. Sets header
// timeouts against slow requests; lib/platform/http/body.ts limits bodies.
import { Server } from 'node:http'
import { toCallerAddress } from '../../lib/platform/http/caller-address.mjs'
import { startFairly } from './fair-queue.mjs'

const emit = Server.prototype.emit

/** TRACE, absolute URLs and malformed escapes break the framework. */
function isReadable({ method, url }) {
  if (method === 'TRACE' || !url.startsWith('/')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'listening')
    Object.assign(this, { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 })
  // The framework leaves the connection open.
  if (event === 'upgrade' && process.env.NODE_ENV === 'production') {
    const [socket] = rest
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n', () => socket.destroy())
    return true
  }
  if (event === 'request') {
    if (!isReadable(request)) {
      rest[0].writeHead(400, { connection: 'close' }).end()
      return true
    }
    const forwarded = request.headers['x-forwarded-for']
    const address = request.socket.remoteAddress ?? ''
    request.headers['x-forwarded-for'] = forwarded ? `${forwarded}, ${address}` : address
    const caller = toCallerAddress(request.headers['x-forwarded-for'], Number(process.env.TRUST_PROXY) || 0)
    startFairly(caller, request, rest[0], () => emit.call(this, event, request, ...rest))
    return true
  }
  return emit.call(this, event, request, ...rest)
}
