import { rmSync } from 'node:fs'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const STOPPED = 130

/**
 * Removes an unfinished file or folder when the process is stopped.
 * @returns the function that ends this
 */
export function removeOnSignal(unfinished: string): () => void {
  const stop = () => {
    rmSync(unfinished, { recursive: true, force: true })
    process.exit(STOPPED)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
