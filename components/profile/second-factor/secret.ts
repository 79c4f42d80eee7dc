/** Secret of a second factor: as text, and as the URL in the QR code. */
export type Secret = { secret: string; otpauthUrl: string }
