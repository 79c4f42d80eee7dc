import { describe, expect, it } from 'vitest'
import { readForm } from '@/lib/platform/http/multipart'

async function sent(fields: [name: string, value: string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { bytes: new Uint8Array(await request.arrayBuffer()), type }
}

async function received(fields: [name: string, value: string | File][]) {
  const { bytes, type } = await sent(fields)
  return readForm(bytes, type)
}

const file = (name: string, content = 'a picture') => new File([content], name, { type: 'image/png' })

describe('readForm', () => {
  it('reads texts and files, and repeated fields as a list', async () => {
    const form = await received([
      ['name', 'Água e sabão\r\n--'],
      ['tag', 'a'],
      ['tag', ''],
      ['file', file('foto.png')],
    ])

    expect(form).toMatchObject({ name: 'Água e sabão\r\n--', tag: ['a', ''] })
    const photo = form.file as File
    expect(photo).toBeInstanceOf(File)
    expect([photo.name, photo.type, photo.size]).toEqual(['foto.png', 'image/png', 9])
  })

  it.each(['pão de queijo.png', 'a "week" of 50%.png', 'a\r\nb.png', '朝.png'])(
    'keeps the original file name %j',
    async (name) => {
      const form = await received([['file', file(name)]])

      expect((form.file as File).name).toBe(name)
    },
  )

  it('returns a file with the bytes, text and slices that were sent', async () => {
    const { file: photo } = (await received([['file', file('a.png', 'bytes')]])) as { file: File }

    expect(Buffer.from(await photo.bytes()).toString()).toBe('bytes')
    expect(Buffer.from(await photo.arrayBuffer()).toString()).toBe('bytes')
    expect(await photo.text()).toBe('bytes')
    expect(await photo.slice(1, 3).text()).toBe('yt')
    expect(await new Response(photo.stream()).text()).toBe('bytes')
    expect(await photo.bytes()).toBe(await photo.bytes())
  })

  it('rejects other content types and incomplete forms', async () => {
    const { bytes, type } = await sent([['name', 'a']])

    expect(() => readForm(bytes, type.replace('form-data', 'mixed'))).toThrow()
    expect(() => readForm(bytes, 'multipart/form-data')).toThrow()
    expect(() => readForm(bytes.slice(0, -4), type)).toThrow()
    expect(() => readForm(new Uint8Array(), type)).toThrow()
  })

  it('rejects a long boundary and a part with long headers', () => {
    const build = (boundary: string, header: string) => ({
      bytes: new TextEncoder().encode(
        `--${boundary}\r\nContent-Disposition: form-data; name="a"${header}\r\n\r\nb\r\n--${boundary}--\r\n`,
      ),
      type: `multipart/form-data; boundary=${boundary}`,
    })
    const plain = build('x'.repeat(70), '')
    const boundless = build('x'.repeat(71), '')
    const wordy = build('x', `; filename*=${'a'.repeat(9000)}''b`)

    expect(readForm(plain.bytes, plain.type)).toEqual({ a: 'b' })
    expect(() => readForm(boundless.bytes, boundless.type)).toThrow(RangeError)
    expect(() => readForm(wordy.bytes, wordy.type)).toThrow()
  })
})
