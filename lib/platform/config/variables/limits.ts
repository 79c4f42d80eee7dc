import { variableTexts, wholeNumber } from './fields'

/** Tries per window; 0 disables the limit. */
const limit = (usual: number, description: string) =>
  wholeNumber(0, 1_000_000)
    .default(usual)
    .register(variableTexts, { description, example: String(usual * 2) })

export const LIMITS = {
  RATE_LIMIT_LOGIN: limit(10, 'Wrong passwords per account and address in 15 minutes, signed in or not.'),
  RATE_LIMIT_ACCOUNT: limit(
    100,
    'Wrong passwords per account from all addresses in an hour. Then the owner can sign in only with a mailed link.',
  ),
  RATE_LIMIT_REGISTER: limit(30, 'Registrations per address and hour.'),
  RATE_LIMIT_JOIN: limit(
    20,
    'Wrong join codes per account and hour, and wrong pairing codes per address and hour.',
  ),
  RATE_LIMIT_FORGOT: limit(
    5,
    'Mails for forgotten passwords, and as many wrong links from them, per address and hour.',
  ),
  RATE_LIMIT_MAIL: limit(
    30,
    'Invitations and changes of address per account and hour. At most 10 a day to one mailbox, and 10 verification mails a day per account.',
  ),
  RATE_LIMIT_UPLOAD: limit(
    120,
    "Photos, pictures of content and content imports per account and hour, for the kids' screens of a family together.",
  ),
  RATE_LIMIT_COMMENT: limit(60, 'Comments per account and hour.'),
  RATE_LIMIT_FOLLOW: limit(60, 'Families that an account follows per day.'),
  RATE_LIMIT_REPORT: limit(30, 'Reports of posts, comments and families per account and hour.'),
  RATE_LIMIT_EXPORT: limit(10, "Exports of an account's data and of backoffice lists per account and hour."),
  RATE_LIMIT_PRINT: limit(60, 'PDFs and pictures rendered on request per account and hour.'),
}
