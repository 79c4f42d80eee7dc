import { print } from '../../scripts/support/failure'
import type { Statuses } from './attack'

export type Outcome = { name: string; signIn: number; ratio: number; statuses: Statuses }

/** Only the measured user signs in from this address. */
const ADDRESS = '198.51.100.7'

/** Returns the milliseconds. */
export async function signInTime(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify({ email: 'ana@brota.example', password: 'brota-demo' }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`the sign-in answers ${response.status}`)
  return performance.now() - begun
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function printTable(outcomes: Outcome[]): void {
  print('| kind | sign-in | ratio | responses |')
  print('| --- | --- | --- | --- |')
  for (const { name, signIn, ratio, statuses } of outcomes) {
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
    print(`| ${name} | ${signIn.toFixed(0)} ms | ${ratio.toFixed(1)} | ${answers.join(', ')} |`)
  }
}
