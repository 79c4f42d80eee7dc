// Preloaded (node --import): shifts the server's clock by the milliseconds in a file, but not timers.
import { readFileSync } from 'node:fs'

const file = process.env.BROTA_CLOCK_FILE
let offset = 0
let readAt = Number.NEGATIVE_INFINITY

function now() {
  if (performance.now() - readAt > 20) {
    readAt = performance.now()
    offset = Number(readFileSync(file, 'utf8'))
  }
  return real.now() + offset
}

const real = Date
if (file) {
  globalThis.Date = new Proxy(real, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === globalThis.Date ? target : made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
