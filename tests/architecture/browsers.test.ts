import { expect, it } from 'vitest'
import { listTones } from '@/components/art/tones'
import { getOldestBrowsers } from '@/lib/platform/config/browsers'
import { filesUnder, read } from './source'

it('the README names the oldest supported browsers', () => {
  const { safari, chrome, firefox } = getOldestBrowsers()
  expect(read('README.md')).toContain(`Safari ${safari}, Chrome ${chrome} and Firefox ${firefox}`)
})

it('drawings use only colors that the oldest supported browsers know', () => {
  const raw = filesUnder('components', /\.tsx?$/).filter((file) =>
    /(?:fill|stroke|line\(|shape\()[=({"'\s]*(?:[^"'\n]*\? )?['"](?:oklch|color-mix)/.test(read(file)),
  )
  expect(raw).toEqual([])
  const sprite = read('components/art/generated/sprite.svg')
  expect(sprite).not.toMatch(/oklch|color-mix/)
  const used = new Set([...sprite.matchAll(/var\((--(?:deep|pale|faint)-[\w-]+)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !listTones().includes(name ?? ''))).toEqual([])
})
