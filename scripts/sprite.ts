import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sprite } from '../components/art/sprite'

const [, , file = ''] = process.argv

mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, renderToStaticMarkup(createElement(Sprite)))
