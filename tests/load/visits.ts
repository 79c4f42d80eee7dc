import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../scripts/support/failure'

/** Milliseconds between two requests of the measured family. */
const PAUSE = 100

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@brota.example', password: 'brota-demo' }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** Returns the milliseconds of the family's requests in a number of seconds. */
export async function respond(url: string, token: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n += 1) {
    const begun = performance.now()
    const path = n % 2 === 0 ? '/challenges/current' : '/feed'
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    if (!response.ok) throw new Failure(`${path} answers ${response.status}: ${text}`)
    times.push(performance.now() - begun)
    await sleep(PAUSE)
  }
  return times
}
