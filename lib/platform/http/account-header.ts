/** Header with the account of a write; another session's is rejected. */
export const ACCOUNT_HEADER = 'x-account'

/** Window event when another account is signed in. */
export const ACCOUNT_CHANGED = 'brota:account-changed'

/** Account of this document, constant until a full load because of drafts. */
export const pageAccount =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.account
