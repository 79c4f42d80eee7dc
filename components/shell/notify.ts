'use client'

const DURATION = { success: 2000, error: 4000, warning: 3000, info: 2000 } as const

type Kind = keyof typeof DURATION

const KEPT = 'brota_toast'

const shown = new Map<string, number>()

let isMuted = false

/** Mutes error toasts while a dialog shows the error. */
export function muteErrors(muted: boolean): void {
  isMuted = muted
}

/** Shows a toast; a repeated text adds a counter. */
export async function notify(kind: Kind, text: string): Promise<void> {
  if (kind === 'error' && isMuted) return
  const id = `${kind} ${text}`
  const count = (shown.get(id) ?? 0) + 1
  shown.set(id, count)
  const forget = () => void shown.delete(id)
  const library = await import('sonner').catch(() => null)
  if (!library) return showPlainly(text, forget)
  const title = count > 1 ? `${text} (×${count})` : text
  library.toast[kind](title, { id, duration: DURATION[kind], onAutoClose: forget, onDismiss: forget })
}

/** The library cannot load without a connection. */
function showPlainly(text: string, onEnd: () => void): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = 'fixed inset-x-4 bottom-4 z-60 rounded-field bg-ink px-4 py-3 text-ground shadow-soft'
  note.textContent = text
  document.body.append(note)
  setTimeout(() => {
    note.remove()
    onEnd()
  }, DURATION.error)
}

export function notifyNext(kind: Kind, text: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ kind, text }))
  } catch {
    // Without storage there is no toast; the action has succeeded.
  }
}

export function notifyKept(): void {
  try {
    const { kind, text } = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as { kind: Kind; text: string }
    sessionStorage.removeItem(KEPT)
    void notify(kind, text)
  } catch {
    // No toast is stored.
  }
}
