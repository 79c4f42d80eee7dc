import { expect, it } from 'vitest'
import { findNewestBackup } from '@/lib/features/installation/overview/rules'

it('finds the newest backup by its name, among other files', () => {
  const names = ['brota-20261121T163000Z.tar', 'notes.txt', 'brota-20261128T030005Z.tar', 'brota-x.tar']
  expect(findNewestBackup(names)).toEqual({ file: names[2], at: '2026-11-28T03:00:05.000Z' })
  expect(findNewestBackup(['notes.txt'])).toBeNull()
})
