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

type Told = { pool: number[]; answering: number }

it.each([0, 3])('threads that hash passwords come behind the one that answers, %i steps down', (steps) => {
  const command = ['-n', String(steps), process.execPath, '--require', ANSWERS_FIRST, '-e', HASHING]
  const { pool, answering } = JSON.parse(execFileSync('nice', command, { encoding: 'utf8' })) as Told
  expect(answering).toBe(getPriority() + steps)
  expect(pool).toEqual(Array(4).fill(answering + 5))
})
