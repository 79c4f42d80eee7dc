import { PDFDocument } from '@cantoo/pdf-lib'

export async function pdf(
  pages = 1,
  change?: (document: PDFDocument) => void | Promise<void>,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1) {
    const sheet = document.addPage([200 + page, 300])
    sheet.drawRectangle({ x: 20, y: 20, width: 60, height: 40 })
  }
  await change?.(document)
  return Buffer.from(await document.save())
}

export function pdfUpload(bytes: Uint8Array, { file = 'play.pdf', name = '' } = {}): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], file, { type: 'application/pdf' }))
  if (name) form.append('name', name)
  return form
}
