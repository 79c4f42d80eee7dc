// Preload: Next uses one name as its host and as listen address, and rewrites loopback addresses to
// localhost. So the name stays localhost and the server listens on BROTA_LISTEN (default: all addresses).
import { Server } from 'node:net'

const { listen } = Server.prototype

Server.prototype.listen = function (port, host, ...rest) {
  return listen.call(this, port, host === 'localhost' ? process.env.BROTA_LISTEN || undefined : host, ...rest)
}
