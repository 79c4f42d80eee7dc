import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { ANSWERS_FIRST } from '../../scripts/support/server'

/** Tells which priority the threads have that worked while passwords were hashed, and that of the one that answers. */
const HASHING = `
  const { pbkdf2 } = require('node:crypto')
  const { readdirSync, readFileSync } = require('node:fs')
  const { getPriority } = require('node:os')
  const TASKS = '/proc/self/task/'
  const worked = () => new Map(readdirSync(TASKS).map((task) =>
    [task, Number(readFileSync(TASKS + task + '/schedstat', 'utf8').split(' ')[0])]))
  const before = worked()
  const hash = () => new Promise((resolve) => pbkdf2('word', 'salt', 500_000, 32, 'sha256', resolve))
  Promise.all([hash(), hash(), hash(), hash()]).then(() => {
    const busy = [...worked()].filter(([task, ran]) => ran - (before.get(task) ?? 0) > 30e6)
    const pool = busy.map(([task]) => Number(task)).filter((task) => task !== process.pid)
    console.log(JSON.stringify({ pool: pool.map((task) => getPriority(task)), answering: getPriority() }))
  })`

const told = (...options: string[]) =>
  JSON.parse(execFileSync(process.execPath, [...options, '-e', HASHING], { encoding: 'utf8' })) as {
    pool: number[]
    answering: number
  }

it('threads that hash passwords come behind the one that answers', () => {
  const { pool, answering } = told('--require', ANSWERS_FIRST)
  expect(answering).toBe(getPriority())
  expect(pool).toHaveLength(4)
  for (const priority of pool) expect(priority).toBe(answering + 10)
})

it('threads come after nobody where the process is last already', () => {
  const nice = ['-n', '19', process.execPath, '--require', ANSWERS_FIRST, '-e', HASHING]
  expect(JSON.parse(execFileSync('nice', nice, { encoding: 'utf8' }))).toMatchObject({ answering: 19 })
})
