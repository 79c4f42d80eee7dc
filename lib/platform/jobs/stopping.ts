import 'server-only'

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaStopping?: AbortController }

function signal(): AbortSignal {
  processWide.brotaStopping ??= new AbortController()
  return processWide.brotaStopping.signal
}

/** Marks the process as stopping: not ready, no new jobs. */
export function markStopping(): void {
  signal()
  processWide.brotaStopping?.abort()
}

export function isStopping(): boolean {
  return signal().aborted
}

/** Timeout of `waitUnlessStopping`. */
export class Interrupted extends Error {}

/**
 * Awaits work, with a timeout once the process is stopping.
 * @throws Interrupted; the work continues
 */
export async function waitUnlessStopping<T>(work: Promise<T>, patience: number): Promise<T> {
  const stopping = signal()
  let timer: NodeJS.Timeout | undefined
  let listen: (() => void) | undefined
  const over = new Promise<never>((_, reject) => {
    listen = () => {
      timer = setTimeout(() => reject(new Interrupted('the process is stopping')), patience)
    }
    if (stopping.aborted) listen()
    else stopping.addEventListener('abort', listen, { once: true })
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
    if (listen) stopping.removeEventListener('abort', listen)
  }
}
