import 'server-only'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { readUntrusted, refusePdf } from './untrusted'

export type RemovedPart = 'scripts' | 'files' | 'fields'

export type PlainPdf = { bytes: Uint8Array<ArrayBuffer>; pages: number; removed: RemovedPart[] }

const name = PDFName.of
const names = (...texts: string[]) => new Set(texts.map(name))

const PAGE = names(
  ...['Type', 'Parent', 'Resources', 'Contents', 'Annots', 'Group', 'Rotate', 'UserUnit'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
)
/** Printed without their actions. */
const DRAWN = names(
  ...['FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline'],
  ...['Squiggly', 'StrikeOut', 'Stamp', 'Ink', 'Widget'],
)
const DRAWN_KEYS = ['Rect', 'F', 'AP', 'AS', 'C', 'CA', 'BS', 'Border', 'QuadPoints']
/** Scripts, files and private data. */
const NEVER = names('AA', 'JS', 'AF', 'EF', 'PieceInfo', 'Metadata', 'OPI', 'StructParent', 'StructParents')
const SCRIPTS = names('JS', 'AA', 'XFA')
const ACTIONS = names('JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToR', 'GoToE')

/**
 * Copies only an untrusted PDF's printed content: no scripts, attachments, forms or metadata.
 * @throws AppError material_not_accepted
 */
export async function plainPdf(bytes: Uint8Array): Promise<PlainPdf> {
  const { context, pages } = await readUntrusted(bytes)
  try {
    const removed = removedFrom(context)
    const plain = await PDFDocument.create({ updateMetadata: false })
    const copier = PDFObjectCopier.for(context, plain.context)
    for (const page of pages) {
      undress(page)
      const copy = copier.copy(page)
      plain.addPage(PDFPage.of(copy, plain.context.register(copy), plain))
    }
    for (const dict of dictsIn(plain.context)) for (const key of NEVER) dict.delete(key)
    return { bytes: new Uint8Array(await plain.save()), pages: pages.length, removed }
  } catch (cause) {
    return refusePdf('material_damaged', cause)
  }
}

function undress(page: PDFPageLeaf): void {
  for (const key of page.keys()) if (!PAGE.has(key)) page.delete(key)
  const notes = page.lookup(name('Annots'))
  page.delete(name('Annots'))
  if (!(notes instanceof PDFArray)) return
  const kept = notes.asArray().flatMap((note) => plainNote(page.context, page.context.lookup(note)) ?? [])
  page.set(name('Annots'), page.context.obj(kept))
}

function plainNote(context: PDFContext, note: PDFObject | undefined): PDFDict | null {
  if (!(note instanceof PDFDict)) return null
  const subtype = note.lookup(name('Subtype'))
  const link = subtype === name('Link') ? webAddress(note.lookup(name('A'))) : null
  const drawn = subtype instanceof PDFName && DRAWN.has(subtype) && note.has(name('AP'))
  if (!link && !drawn) return null
  const plain = context.obj({ Type: 'Annot' })
  if (subtype) plain.set(name('Subtype'), subtype)
  for (const key of DRAWN_KEYS.map(name)) {
    const value = note.get(key)
    if (value) plain.set(key, value)
  }
  if (link) plain.set(name('A'), context.obj({ S: 'URI', URI: PDFString.of(link) }))
  return plain
}

function webAddress(action: PDFObject | undefined): string | null {
  const uri = action instanceof PDFDict ? action.lookup(name('URI')) : undefined
  const text = uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : ''
  // Brackets and backslashes have a meaning in a PDF string.
  return /^https?:\/\/[^\s()\\]{1,2000}$/i.test(text) ? text : null
}

function* dictsIn(context: PDFContext): Generator<PDFDict> {
  const open = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let object = open.pop(); object; object = open.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFArray) open.push(...within(dict.asArray()))
    if (!(dict instanceof PDFDict)) continue
    yield dict
    open.push(...within(dict.values()))
  }
}

const within = (values: PDFObject[]) =>
  values.filter((value) => value instanceof PDFDict || value instanceof PDFArray)

function removedFrom(context: PDFContext): RemovedPart[] {
  const found = new Set<RemovedPart>()
  for (const dict of dictsIn(context)) {
    const action = dict.get(name('S'))
    if (dict.keys().some((key) => SCRIPTS.has(key))) found.add('scripts')
    if (action instanceof PDFName && ACTIONS.has(action)) found.add('scripts')
    if (dict.has(name('EF')) || dict.get(name('Type')) === name('EmbeddedFile')) found.add('files')
    if (dict.get(name('Subtype')) === name('Widget')) found.add('fields')
  }
  return [...found].sort()
}
