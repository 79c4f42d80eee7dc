import { createScale, measureFloor } from './first-load'
import { ensureBuild } from './generated'
import { startProduct } from './product'
import type { Tally } from './stages'
import { pageAddresses, visit, visitorsOf } from './visitors'

/** What a page may load at first, in KiB of compressed JavaScript above the framework's own floor. */
const ALLOWED = 50

/**
 * Weighs the JavaScript that each page loads at first, in KiB compressed with gzip, and prints it with what is above
 * the framework's floor. A page above what is allowed counts as failed.
 */
export async function sizeStage(say: (line: string) => void): Promise<Tally> {
  await ensureBuild(say)
  const floor = await measureFloor()
  const product = await startProduct()
  try {
    say(row('the framework alone', '', floor, 0))
    const visitors = await visitorsOf(product.url)
    const scale = createScale(product.url)
    const tally = { passed: 0, failed: 0 }
    for (const address of pageAddresses()) {
      const seen = await visit(product.url, address, visitors)
      if (!seen) continue
      const weight = await scale(seen.html)
      const isGood = weight - floor <= ALLOWED
      tally[isGood ? 'passed' : 'failed'] += 1
      say(`${row(address, seen.visitor.name, weight, weight - floor)}${isGood ? '' : '  too much'}`)
    }
    return tally
  } finally {
    await product.stop()
  }
}

function row(address: string, visitor: string, weight: number, above: number): string {
  const figures = `${weight.toFixed(1).padStart(6)} KiB  ${`${above < 0 ? '' : '+'}${above.toFixed(1)}`.padStart(6)}`
  return `${figures}  ${address}${visitor && `  (${visitor})`}`
}
