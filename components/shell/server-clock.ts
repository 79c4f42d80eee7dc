/** Server's time minus this page's monotonic clock, in milliseconds. */
let offset = Number.NEGATIVE_INFINITY

/** Sets the clock by the server's time. The latest reading wins: a delayed or cached one is only too early. */
export function setServerTime(now: string): void {
  offset = Math.max(offset, Date.parse(now) - performance.now())
}

/** Returns the server's time in Unix milliseconds: the device's clock can be wrong. */
export function getServerTime(): number {
  return Number.isFinite(offset) ? offset + performance.now() : Date.now()
}
