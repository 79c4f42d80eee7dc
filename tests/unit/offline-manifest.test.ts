import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { appManifest } from '@/components/offline/app-manifest'
import { root } from '../architecture/source'

const manifest = appManifest('en', { name: 'Brota', description: 'Grow', task: 'Today', feed: 'Feed' })

it.each(manifest.icons ?? [])(
  'the icon $src has the declared size, and is opaque only if maskable',
  async ({ src, sizes, purpose }) => {
    const file = path.join(root, 'public', src)
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    // A maskable icon is cut to any shape, so it must be opaque.
    const { isOpaque } = await sharp(file).stats()
    expect(isOpaque).toBe(purpose === 'maskable')
  },
)

it('the manifest is installable: name, start URL in scope, standalone display, all icon sizes', () => {
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    name: 'Brota',
  })
  const kinds = manifest.icons?.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(kinds?.sort()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

it('the app has an opaque icon for Apple home screens', async () => {
  const file = path.join(root, 'public/apple-touch-icon.png')
  expect(await sharp(file).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' })
  expect((await sharp(file).stats()).isOpaque).toBe(true)
})
