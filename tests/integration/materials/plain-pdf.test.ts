import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { plainPdf } from '@/lib/platform/pdf/plain'
import { pdf } from '../../support/pdfs'
import { picture } from '../../support/pictures'

async function refusal(bytes: Uint8Array): Promise<string | undefined> {
  return plainPdf(bytes).then(
    () => 'taken',
    (error) => error.fields?.file?.[0]?.key,
  )
}

async function toPlainText(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes)
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')
}

const file = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const END = 'trailer\n<< /Root 1 0 R >>\n'
const PAGES = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'

describe('a cleaned PDF', () => {
  it('keeps its pages in their order and size', async () => {
    const { bytes, pages, removed } = await plainPdf(await pdf(3))
    expect([pages, removed]).toEqual([3, []])
    const widths = (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth())
    expect(widths).toEqual([201, 202, 203])
  })

  it('loses its scripts, files, form fields and actions, and the name of its author', async () => {
    const loaded = await pdf(1, async (document) => {
      const page = document.getPage(0)
      document.setAuthor('Ana Souza')
      document.addJavaScript('hello', 'app.alert(1)')
      await document.attach(Buffer.from('secret'), 'secret.txt', { mimeType: 'text/plain' })
      document.getForm().createTextField('name').addToPage(page)
      const act = (S: string, more = {}) => document.context.obj({ S, ...more })
      const launch = act('Launch', { F: PDFString.of('calc.exe') })
      document.catalog.set(PDFName.of('OpenAction'), act('JavaScript', { JS: PDFString.of('evil()') }))
      page.node.set(PDFName.of('AA'), document.context.obj({ O: launch }))
      const link = (A: object) =>
        document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: A as never })
      const notes = page.node.Annots()
      notes?.push(link(launch))
      notes?.push(link(act('URI', { URI: PDFString.of('javascript:evil()') })))
      notes?.push(link(act('URI', { URI: PDFString.of('https://example.com/play') })))
    })
    const { bytes, removed } = await plainPdf(loaded)
    expect(removed).toEqual(['fields', 'files', 'scripts'])
    const text = await toPlainText(bytes)
    for (const word of [
      'JavaScript',
      '/JS',
      'Launch',
      'calc',
      'EmbeddedFile',
      '/AA',
      'AcroForm',
      'Ana Souza',
      'evil',
    ])
      expect(text).not.toContain(word)
    expect(text).toContain('https://example.com/play')
    expect(text).toContain('/Widget')
  })
})

describe('the PDF check', () => {
  it('rejects a file that is not a PDF', async () => {
    expect(await refusal(Buffer.from('Just words'))).toBe('material_no_pdf')
    expect(await refusal(await picture('png'))).toBe('material_no_pdf')
    expect(await refusal(new Uint8Array())).toBe('material_no_pdf')
  })

  it('rejects a PDF that is damaged, encrypted or longer than 100 pages', async () => {
    expect(await refusal(Buffer.from('%PDF-1.7\nnothing behind it'))).toBe('material_damaged')
    expect(await refusal((await pdf()).subarray(0, 300))).toBe('material_damaged')
    const locked = await pdf(1, (document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }))
    expect(await refusal(locked)).toBe('material_locked')
    expect(await refusal(await pdf(100))).toBe('taken')
    expect(await refusal(await pdf(101))).toBe('material_pages')
  })

  it('rejects a PDF whose page tree is circular, endlessly branching or empty', async () => {
    const loop = '2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\n'
    expect(await refusal(file('%PDF-1.7\n', PAGES, loop, END))).toBe('material_damaged')
    const twice = Array.from(
      { length: 40 },
      (_, at) => `${at + 2} 0 obj\n<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] >>\nendobj\n`,
    )
    expect(await refusal(file('%PDF-1.7\n', PAGES, ...twice, END))).toBe('material_damaged')
    expect(
      await refusal(file('%PDF-1.7\n', PAGES, '2 0 obj\n<< /Type /Pages /Kids [] >>\nendobj\n', END)),
    ).toBe('material_damaged')
  })

  it.each<[string, () => Buffer]>([
    [
      'unpacks to very much',
      () => {
        const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024))
        const head = `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`
        return file('%PDF-1.7\n', PAGES, head, packed, '\nendstream\nendobj\n', END)
      },
    ],
    [
      'claims a table without end',
      () =>
        file(
          '%PDF-1.7\n3 0 obj\n<< /Type /XRef /Size 9 /Index [0 2000000000] /W [1 1 1] /Length 3 >>\nstream\nabc\nendstream\nendobj\n',
        ),
    ],
    [
      'holds very many objects',
      () => file('%PDF-1.7\n3 0 obj\n[', '[]'.repeat(4_000_000), ']\nendobj\n', END),
    ],
    ['is one long number', () => file('%PDF-1.7\n', '1'.repeat(9_000_000))],
    ['begins objects and never ends them', () => file('%PDF-1.7\n', '1 0 obj ? '.repeat(900_000))],
    [
      'leads the parser back',
      () => file('%PDF-1.7\n3 0 obj\n<< /Length -60 >>\nstream\nabc\nendstream\nendobj\n', END),
    ],
    ['is nested without end', () => file('%PDF-1.7\n3 0 obj\n', '['.repeat(3_000_000))],
  ])('rejects within eight seconds a PDF that %s', async (_, make) => {
    const bytes = make()
    const started = performance.now()
    expect(await refusal(bytes)).toBe('material_damaged')
    expect(performance.now() - started).toBeLessThan(8000)
  })
})
