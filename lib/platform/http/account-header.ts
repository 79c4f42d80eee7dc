/** Request header with the account of a write; the server rejects it for another session. */
export const ACCOUNT_HEADER = 'x-account'

/** Window event for a write rejected because another account is signed in. */
export const ACCOUNT_CHANGED = 'brota:account-changed'

/** Account of this document. Constant until a full load, because drafts belong to it. */
export const pageAccount =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.account
