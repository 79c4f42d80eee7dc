// Loaded before the server (node --import): its clock is off by the milliseconds that stand in a file, from the moment
// they stand there. Timers go on as they are, as they do when a machine's clock is set.
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
