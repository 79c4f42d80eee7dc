export const TITLE_ID = 'users-title'

/** Longer than the dialog's exit animation, after which it restores the focus. */
const AFTER_DIALOG_MS = 350

/** Focuses the heading, because the row that had the focus is about to disappear. */
export function focusTitle(): void {
  setTimeout(() => document.getElementById(TITLE_ID)?.focus(), AFTER_DIALOG_MS)
}
