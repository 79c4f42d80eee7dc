/** Formats that the server reads; null matches any byte. */
const SIGNATURES: [kind: string, bytes: (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/** Returns a picture's format by its bytes, since names and types can be wrong: phones share HEIC as `IMG_0042.jpg`. */
export async function readPhotoKind(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, place) => byte === null || byte === bytes[place]),
  )
  return found?.[0] ?? null
}

const DRAWN_BY_SOME = ['image/avif', 'image/bmp']
/** Some systems know only the extension of HEIC files. */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif']

/**
 * Returns the `accept` attribute: what the server reads, and what a browser may be able to draw. iPhones and iPads
 * convert HEIC to JPEG unless it is accepted.
 */
export function listAcceptedPhotos(
  types: readonly string[],
  isAppleTouch = isIphoneOrIpad(navigator),
): string {
  return [...types, ...DRAWN_BY_SOME, ...(isAppleTouch ? [] : HEIC)].join(',')
}

function isIphoneOrIpad({ userAgent, maxTouchPoints }: Navigator): boolean {
  // An iPad claims to be a Mac.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
