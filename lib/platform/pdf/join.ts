import 'server-only'
import { PDFDocument } from '@cantoo/pdf-lib'
import { log } from '@/lib/platform/log/log'

/** Logs and skips unreadable PDFs. */
export async function joinPdfs(
  first: Uint8Array<ArrayBuffer>,
  others: readonly { id: string; bytes: Uint8Array }[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (others.length === 0) return first
  const whole = await PDFDocument.load(first, { updateMetadata: false })
  for (const { id, bytes } of others) {
    try {
      const more = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
      for (const page of await whole.copyPages(more, more.getPageIndices())) whole.addPage(page)
    } catch (err) {
      log.warn({ err, material: id }, 'a file cannot be read and is left out of the whole')
    }
  }
  return new Uint8Array(await whole.save())
}
