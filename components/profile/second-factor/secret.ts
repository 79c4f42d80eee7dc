/** The secret of a second factor as it is set up: as text, and as the address that the QR code holds. */
export type Secret = { secret: string; otpauthUrl: string }
