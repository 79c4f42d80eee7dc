import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { runScript } from './support/failure'
import { inProject } from './support/project'

const LEAF = '#007a37'
const DRAWN_AT = 48
const DOTS_PER_INCH = 72

type Icon = { drawing: 'icon' | 'icon-maskable'; side: number; file: string; filled?: boolean }

const ICONS: Icon[] = [
  { drawing: 'icon', side: 192, file: 'icons/icon-192.png' },
  { drawing: 'icon', side: 512, file: 'icons/icon-512.png' },
  { drawing: 'icon-maskable', side: 192, file: 'icons/maskable-192.png' },
  { drawing: 'icon-maskable', side: 512, file: 'icons/maskable-512.png' },
  // iOS rounds the corners and renders transparency black.
  { drawing: 'icon', side: 180, file: 'apple-touch-icon.png', filled: true },
]

/** Renders the app icons from `public`: `node --import tsx scripts/icons.ts`. */
await runScript(async () => {
  mkdirSync(inProject('public/icons'), { recursive: true })
  for (const { drawing, side, file, filled } of ICONS) {
    const density = (DOTS_PER_INCH * side) / DRAWN_AT
    const picture = sharp(inProject('public', `${drawing}.svg`), { density }).resize(side, side)
    const whole = filled ? picture.flatten({ background: LEAF }) : picture
    await whole.png({ compressionLevel: 9, palette: true }).toFile(path.join(inProject('public'), file))
  }
})
