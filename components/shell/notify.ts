'use client'

const DURATION = { success: 2000, error: 4000, warning: 3000, info: 2000 } as const

type Kind = keyof typeof DURATION

/** What the next page is to say, where a page is left for good. */
const KEPT = 'brota_toast'

const shown = new Map<string, number>()

let isMuted = false

/** Shows no errors while a dialog says the same as they would. */
export function muteErrors(muted: boolean): void {
  isMuted = muted
}

/**
 * Shows a toast, top-centre. The same text again while it is still there raises a count instead of a second toast.
 * The toast library is fetched with the first one.
 */
export async function notify(kind: Kind, text: string): Promise<void> {
  if (kind === 'error' && isMuted) return
  const id = `${kind} ${text}`
  const count = (shown.get(id) ?? 0) + 1
  shown.set(id, count)
  const forget = () => void shown.delete(id)
  const { toast } = await import('sonner')
  const title = count > 1 ? `${text} (×${count})` : text
  toast[kind](title, { id, duration: DURATION[kind], onAutoClose: forget, onDismiss: forget })
}

/** Shows a toast on the page that is loaded next, when this one is left for good. */
export function notifyNext(kind: Kind, text: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ kind, text }))
  } catch {
    // A browser that keeps nothing shows nothing; what was done is done all the same.
  }
}

/** Shows what the page before has left to say. */
export function notifyKept(): void {
  try {
    const { kind, text } = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as { kind: Kind; text: string }
    sessionStorage.removeItem(KEPT)
    void notify(kind, text)
  } catch {
    // Nothing was kept.
  }
}
