/** Returns the address at which this process reaches itself; `npm start` passes on where the server listens. */
export function getOwnAddress(port: number): string {
  const host = process.env.BROTA_LISTEN || '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
