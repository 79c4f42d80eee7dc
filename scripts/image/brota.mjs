#!/usr/bin/env node
// `brota <command> …` runs a bundled command of this folder.
import { existsSync, readdirSync } from 'node:fs'

const [node, , name = '', ...rest] = process.argv
const command = new URL(`./commands/${name}.mjs`, import.meta.url)

if (/^[a-z-]+$/.test(name) && existsSync(command)) {
  process.argv = [node, command.pathname, ...rest]
  await import(command.href)
} else {
  const names = readdirSync(new URL('./commands', import.meta.url)).filter((file) =>
    /^[a-z-]+\.mjs$/.test(file),
  )
  process.stderr.write(`usage: brota ${names.map((file) => file.slice(0, -4)).join('|')} …\n`)
  process.exitCode = 1
}
