// Loaded before the server (node --import): the framework takes one name for itself and for where it listens, and calls
// every loopback address localhost, also where it then does not know itself again. So it is called localhost always, and
// listens on the address in BROTA_LISTEN: all of them when it is empty.
import { Server } from 'node:net'

const { listen } = Server.prototype

Server.prototype.listen = function (port, host, ...rest) {
  return listen.call(this, port, host === 'localhost' ? process.env.BROTA_LISTEN || undefined : host, ...rest)
}
