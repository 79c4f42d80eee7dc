/** Secret of a second factor, as text and QR code's URL. */
export type Secret = { secret: string; otpauthUrl: string }
