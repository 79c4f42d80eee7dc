/** Server's time minus this page's monotonic clock, in milliseconds. */
let offset = Number.NEGATIVE_INFINITY

/** Sets the clock by a reading of the server's. The latest reading wins: a delayed or cached one is only too early. */
export function setServerTime(now: string): void {
  offset = Math.max(offset, Date.parse(now) - performance.now())
}

/** Returns the server's time in Unix milliseconds, since the clock of the device can be wrong. */
export function getServerTime(): number {
  return Number.isFinite(offset) ? offset + performance.now() : Date.now()
}
