import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sprite } from '../components/art/sprite'
import { listTones } from '../components/art/tones'
import { toHex } from '../lib/platform/images/color'
import { inProject } from './support/project'

const [, , folder = ''] = process.argv

mkdirSync(folder, { recursive: true })
write('sprite.svg', renderToStaticMarkup(createElement(Sprite)))
write('tones.css', tonesCss(readFileSync(inProject('app/globals.css'), 'utf8')))

/** Atomic: a server may be reading the file. */
function write(name: string, content: string): void {
  const file = path.join(folder, name)
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

/** For both schemes, with the style sheet's own selectors. */
function tonesCss(css: string): string {
  const [light, dark] = [...css.matchAll(/:root[^{]*\{([^}]+)\}/g)].map(([, block = '']) =>
    parsePalette(block),
  )
  const declarations = (palette: Record<string, string>) =>
    listTones()
      .map((name) => `${name}:${toHex(`var(${name})`, palette)}`)
      .join(';')
  const darkTones = declarations({ ...light, ...dark })
  return [
    `:root{${declarations({ ...light })}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${darkTones}}}`,
    `@media screen{:root[data-theme="dark"]{${darkTones}}}`,
  ].join('\n')
}

function parsePalette(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (oklch\([^/)]+\));/g)].map(([, name = '', color = '']) => [name, color]),
  )
}
