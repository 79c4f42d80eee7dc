import 'server-only'
import { getMultipartBoundary, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser'

const MAX_PARTS = 1000
const MAX_HEADER_BYTES = 8 * 1024
/** https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1 */
const MAX_BOUNDARY = 70

/** Fields of a form; a repeated one is a list. */
export type Form = Record<string, string | File | (string | File)[]>

/**
 * Parses a multipart/form-data body. Memory outside the heap triggers slow garbage collections, so it
 * copies rarely.
 * @throws Error for an invalid body
 */
export function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Form {
  const [type] = contentType.split(';')
  if (type?.trim().toLowerCase() !== 'multipart/form-data') throw new TypeError('not a form')
  const boundary = getMultipartBoundary(contentType)
  if (!boundary) throw new TypeError('a form without a boundary')
  if (boundary.length > MAX_BOUNDARY) throw new RangeError('the boundary is too long')
  const fields = new Map<string, (string | File)[]>()
  // Each part costs far more than its bytes.
  const most = bytes.byteLength
  const limits = {
    maxFileSize: most,
    maxTotalSize: most,
    maxParts: MAX_PARTS,
    maxHeaderSize: MAX_HEADER_BYTES,
  }
  for (const part of parseMultipart([bytes], { boundary, ...limits })) {
    const [name, filename] = [unescaped(part.name), unescaped(part.filename)]
    if (name === undefined) throw new TypeError('a field without a name')
    const value = filename === undefined ? part.text : new ReceivedFile(part, filename)
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, alone(values)]))
}

const alone = <T>(values: T[]): T | T[] => (values.length === 1 ? (values[0] as T) : values)

/** Escapes in names: https://html.spec.whatwg.org/#multipart-form-data */
const ESCAPED = /%(22|0D|0A)/gi

const unescaped = (name: string | undefined) => name?.replace(ESCAPED, decodeURIComponent)

/** The platform's File copies the bytes. */
class ReceivedFile extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor({ content, mediaType }: MultipartPart, name: string) {
    super([], name, { type: mediaType ?? '' })
    const [bytes = new Uint8Array()] = content as Uint8Array<ArrayBuffer>[]
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.byteLength
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(this.#bytes)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#copied().arrayBuffer()
  }

  override text(): Promise<string> {
    return this.#copied().text()
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#copied().stream()
  }

  override slice(...range: Parameters<Blob['slice']>): Blob {
    return this.#copied().slice(...range)
  }

  #copied(): Blob {
    return new Blob([this.#bytes], { type: this.type })
  }
}
