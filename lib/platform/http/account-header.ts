/** Header with the account that a write is for; a request of another account's session is rejected. */
export const ACCOUNT_HEADER = 'x-account'

/** Window event when another account is signed in. */
export const ACCOUNT_CHANGED = 'brota:account-changed'

/** Account of this document, constant until a full load because of drafts. */
export const pageAccount =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.account
