import { readEnvelope } from '@/lib/http/client'

/**
 * A file of ours, under the name that the server gives it.
 * @throws ApiError when the server refuses, or cannot be reached
 */
export async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url).catch(() => null)
  if (!response?.ok) return readEnvelope(response?.status ?? 0, (await response?.text()) ?? '')
  const [, name = 'brota'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const bytes = await response.blob().catch(() => null)
  if (!bytes) return readEnvelope(0, '')
  return new File([bytes], name, { type: bytes.type })
}

/** Puts a file among the reader's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
