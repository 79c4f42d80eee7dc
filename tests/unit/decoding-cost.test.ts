import { describe, expect, it } from 'vitest'
import { DECODING_BUDGET, estimateDecodingBytes } from '@/lib/platform/images/decoding-cost'

const jpeg = {
  format: 'jpeg',
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
} as const
const png = { format: 'png', channels: 4, depth: 'ushort', isProgressive: false } as const
const fits = (picture: Parameters<typeof estimateDecodingBytes>[0]) =>
  estimateDecodingBytes(picture) <= DECODING_BUDGET

describe('the memory limit for decoding a picture', () => {
  it('allows every phone photo of up to 50 megapixels', () => {
    for (const isProgressive of [false, true])
      expect(fits({ ...jpeg, width: 8165, height: 6124, isProgressive })).toBe(true)
    expect(
      fits({ ...jpeg, width: 8000, height: 6000, isProgressive: true, chromaSubsampling: '4:2:2' }),
    ).toBe(true)
    expect(
      fits({ ...jpeg, width: 4000, height: 3000, isProgressive: true, chromaSubsampling: '4:4:4' }),
    ).toBe(true)
    expect(fits({ ...png, depth: 'uchar', format: 'webp', width: 8000, height: 6000 })).toBe(true)
  })

  it('refuses pictures that need more than the budget when decoded as a whole', () => {
    expect(fits({ ...png, width: 7000, height: 7000, isProgressive: true })).toBe(false)
    expect(fits({ ...png, width: 65_000, height: 1500 })).toBe(false)
    expect(
      fits({
        ...jpeg,
        width: 7000,
        height: 7000,
        channels: 4,
        isProgressive: true,
        chromaSubsampling: '4:4:4:4',
      }),
    ).toBe(false)
    expect(fits({ ...png, depth: 'uchar', format: 'gif', width: 9000, height: 9000 })).toBe(false)
  })
})
