import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sprite } from '../components/art/sprite'

const [, , file = ''] = process.argv

mkdirSync(path.dirname(file), { recursive: true })
// Renamed atomically, because a server may be reading the file.
writeFileSync(`${file}.new`, renderToStaticMarkup(createElement(Sprite)))
renameSync(`${file}.new`, file)
