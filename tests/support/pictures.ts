import sharp from 'sharp'

/** Creates a JPEG as a phone does: rotated, with maker, time and place in its metadata. */
export function phonePhoto({ width = 4032, height = 3024 } = {}): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3b8f5a',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .withExif({
      IFD0: { Make: 'Sprout', Model: 'Phone 9', DateTime: '2026:11:20 08:00:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

export function picture(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png', side = 32): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#f2c14e' } })
    .toFormat(format)
    .toBuffer()
}

export function upload(bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  return form
}
