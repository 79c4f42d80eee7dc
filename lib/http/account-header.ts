/** Names the account that the sender of a write believes to be; the server refuses it when another one is signed in. */
export const ACCOUNT_HEADER = 'x-account'

/** Raised on the window when the server has refused a write because another account is signed in now. */
export const ACCOUNT_CHANGED = 'brota:account-changed'

/**
 * The account that the server rendered this document for. Fixed until the document is left: a refresh may draw the page
 * for another account, but what was typed into it before belongs to the first one.
 */
export const pageAccount =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.account
