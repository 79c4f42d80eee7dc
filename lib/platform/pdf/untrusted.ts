import 'server-only'
import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { AppError } from '@/lib/platform/errors/app-error'

const LIMITS = { pages: 100, objects: 500_000, unpacked: 16 * 1024 * 1024, stepsPerByte: 20 } as const

type Problem = 'material_no_pdf' | 'material_damaged' | 'material_locked' | 'material_pages'

export function refusePdf(key: Problem, cause?: unknown): never {
  throw new AppError('material_not_accepted', { fields: { file: [{ key }] }, cause })
}

const name = PDFName.of

/** Broken files make pdf-lib read bytes repeatedly, and small streams can unpack to many. */
class RationedParser extends PDFParser {
  private objects = 0
  private unpacked = 0

  constructor(bytes: Uint8Array) {
    super(bytes, 1000, true)
    const source = this.bytes
    const next = source.next.bind(source)
    let steps = 1_000_000 + LIMITS.stepsPerByte * bytes.byteLength
    source.next = () => {
      steps -= 1
      if (steps < 0) throw new Error('too many steps')
      return next()
    }
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.spend(1)
    const object = super.parseObject(ref)
    if (object instanceof PDFRawStream) this.weigh(object)
    return object
  }

  private spend(objects: number): void {
    this.objects += objects
    if (this.objects > LIMITS.objects) throw new Error('too many objects')
  }

  private weigh({ dict, contents }: PDFRawStream): void {
    const type = dict.lookup(name('Type'))
    if (type !== name('ObjStm') && type !== name('XRef')) return
    const filter = dict.lookup(name('Filter'))
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
    if (only !== undefined && only !== name('FlateDecode')) throw new Error('packed in another way')
    const room = LIMITS.unpacked - this.unpacked
    const bytes = only ? inflateSync(contents, { maxOutputLength: room, finishFlush: 2 }) : contents
    this.unpacked += bytes.byteLength
    this.spend(type === name('XRef') ? countXrefEntries(dict) : wordsIn(bytes))
  }
}

function countXrefEntries(dict: PDFDict): number {
  const numbers = (array: PDFObject | undefined) =>
    array instanceof PDFArray
      ? array.asArray().map((one) => dict.context.lookup(one, PDFNumber).asNumber())
      : []
  if (numbers(dict.lookup(name('W'))).some((width) => width < 0 || width > 8)) throw new Error('wide entries')
  const index = numbers(dict.lookup(name('Index')))
  if (index.some((value) => value < 0)) throw new Error('negative entries')
  return index.reduce((sum, value, at) => (at % 2 === 1 ? sum + value : sum), 0) || getDeclaredSize(dict)
}

const getDeclaredSize = (dict: PDFDict) => Math.max(0, dict.lookup(name('Size'), PDFNumber).asNumber())

/** Each object begins a word, or with a bracket. */
function wordsIn(bytes: Uint8Array): number {
  let words = 0
  let inWord = false
  for (const byte of bytes) {
    const opens = byte === 0x5b || byte === 0x3c || byte === 0x28 || byte === 0x2f
    const space = byte <= 0x20
    if (opens || (!space && !inWord)) words += 1
    inWord = !space && !opens
  }
  return words
}

/** @throws AppError material_not_accepted when it is no PDF, damaged, encrypted, or too long */
export async function readUntrusted(
  bytes: Uint8Array,
): Promise<{ context: PDFContext; pages: PDFPageLeaf[] }> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) refusePdf('material_no_pdf')
  // An encrypted file often fails to parse.
  const locked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
  const context = await new RationedParser(bytes)
    .parseDocument()
    .catch((cause: unknown) => refusePdf(locked ? 'material_locked' : 'material_damaged', cause))
  if (context.trailerInfo.Encrypt) refusePdf('material_locked')
  const pages = listPages(context)
  if (pages.length === 0) refusePdf('material_damaged')
  return { context, pages }
}

/** Rejects cycles, and more branches than pages. */
function listPages(context: PDFContext): PDFPageLeaf[] {
  const root = context.lookup(context.trailerInfo.Root)
  if (!(root instanceof PDFDict)) refusePdf('material_damaged')
  const open = [root.get(name('Pages'))]
  const seen = new Set<PDFObject>()
  const pages: PDFPageLeaf[] = []
  while (open.length > 0) {
    const node = context.lookup(open.pop())
    if (!(node instanceof PDFDict) || seen.has(node)) refusePdf('material_damaged')
    seen.add(node)
    if (node instanceof PDFPageLeaf) pages.push(node)
    else open.push(...listChildNodes(node).reverse())
    if (pages.length > LIMITS.pages || seen.size + open.length > 10 * LIMITS.pages)
      refusePdf('material_pages')
  }
  return pages
}

function listChildNodes(node: PDFDict): PDFObject[] {
  const kids = node.lookup(name('Kids'))
  return kids instanceof PDFArray ? kids.asArray().slice(0, 20 * LIMITS.pages) : refusePdf('material_damaged')
}
