'use client'

const DURATION = { success: 2000, error: 4000, warning: 3000, info: 2000 } as const

const shown = new Map<string, number>()

/**
 * Shows a toast, top-centre. The same text again while it is still there raises a count instead of a second toast.
 * The toast library is fetched with the first one.
 */
export async function notify(kind: keyof typeof DURATION, text: string): Promise<void> {
  const id = `${kind} ${text}`
  const count = (shown.get(id) ?? 0) + 1
  shown.set(id, count)
  const forget = () => void shown.delete(id)
  const { toast } = await import('sonner')
  const title = count > 1 ? `${text} (×${count})` : text
  toast[kind](title, { id, duration: DURATION[kind], onAutoClose: forget, onDismiss: forget })
}
