// Loaded before the server (node --import): writes the socket's address at the end of X-Forwarded-For, as a proxy
// does, so that what a client says about itself can be told from what is true.
import { Server } from 'node:http'

const emit = Server.prototype.emit

Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'request') {
    const told = request.headers['x-forwarded-for']
    const address = request.socket.remoteAddress ?? ''
    request.headers['x-forwarded-for'] = told ? `${told}, ${address}` : address
  }
  return emit.call(this, event, request, ...rest)
}
