import { ACCOUNTS, MAIL, PROVIDERS } from './accounts'
import { DATA } from './data'
import { STORAGE } from './files'
import { LIMITS } from './limits'
import { OPERATION } from './operation'
import { OPERATOR } from './operator'
import { SERVER } from './server'

/** Variables in the order of the documents. */
export const VARIABLE_GROUPS = [
  { title: 'Server', variables: SERVER },
  { title: 'Database and data folder', variables: DATA },
  { title: 'Mail', variables: MAIL },
  { title: 'Operator', variables: OPERATOR },
  { title: 'Accounts', variables: ACCOUNTS },
  { title: 'Sign-in with Google, Apple, Facebook or your own provider', variables: PROVIDERS },
  { title: 'Photos and PDFs', variables: STORAGE },
  { title: 'Operation', variables: OPERATION },
  { title: 'Rate limits', note: 'A value of `0` disables a limit.', variables: LIMITS },
]
