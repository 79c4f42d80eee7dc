/** The id of the heading above the list. */
export const TITLE_ID = 'users-title'

/** Longer than a dialog takes to leave and to give the focus back. */
const AFTER_DIALOG_MS = 350

/** Puts the focus on the heading, where the row that had it is about to go. */
export function focusTitle(): void {
  setTimeout(() => document.getElementById(TITLE_ID)?.focus(), AFTER_DIALOG_MS)
}
