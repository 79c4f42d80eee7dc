/** Checks if this process is the server, not a command or test. */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}
