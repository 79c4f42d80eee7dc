import 'server-only'

/** Next bundles this file several times over; whether the process is stopping is one fact. */
const processWide = globalThis as typeof globalThis & { brotaStopping?: AbortController }

function signal(): AbortSignal {
  processWide.brotaStopping ??= new AbortController()
  return processWide.brotaStopping.signal
}

/** From here on the process takes nothing new: readiness answers 503, jobs begin no turn. */
export function markStopping(): void {
  signal()
  processWide.brotaStopping?.abort()
}

/** Whether the process has been told to stop and is only finishing what it has begun. */
export function isStopping(): boolean {
  return signal().aborted
}

/** What `unlessStopped` fails with. */
export class Interrupted extends Error {}

/**
 * Waits for work that somebody else may be slow at, but after the process has been told to stop no longer than so
 * many milliseconds.
 * @throws Interrupted when it took longer; the work itself goes on
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
