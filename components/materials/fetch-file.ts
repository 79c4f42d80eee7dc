import { readEnvelope } from '@/lib/platform/http/api-client'

/**
 * Fetches a file with its response's name.
 * @throws ApiError
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

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
