import { createScale, measureFloor } from './first-load'
import { ensureBuild } from './generated'
import { startProduct } from './product'
import type { Tally } from './tally'
import { pageAddresses, signInVisitors, visit } from './visitors'

/** What a page may load at first, in KiB of compressed JavaScript above the framework's own floor. */
const ALLOWED = 50
/** The same for the pages of families, which are opened on small phones every day. */
const ALLOWED_TO_FAMILIES = 40

/**
 * Weighs the JavaScript that each page loads at first, in KiB compressed with gzip, and prints it with what is above
 * the framework's floor. A page above what is allowed counts as failed.
 */
export async function sizeStage(say: (line: string) => void): Promise<Tally> {
  const { floor, pages } = await weighPages(say)
  say(row('the framework alone', '', floor, 0))
  const tally: Tally = { passed: 0, failures: [] }
  for (const { address, visitor, weight } of pages) {
    const isGood = weight - floor <= (visitor === 'family' ? ALLOWED_TO_FAMILIES : ALLOWED)
    if (isGood) tally.passed += 1
    else tally.failures.push(`${address}: ${(weight - floor).toFixed(1)} KiB`)
    say(`${row(address, visitor, weight, weight - floor)}${isGood ? '' : '  too much'}`)
  }
  return tally
}

/** What a page loads at first, and who saw it; in KiB. */
type Weighed = { address: string; visitor: string; weight: number }

/** Weighs every page as the first visitor sees it who is let in, and the framework's own floor; in KiB. */
export async function weighPages(say: (line: string) => void): Promise<{ floor: number; pages: Weighed[] }> {
  await ensureBuild(say)
  const floor = await measureFloor()
  const product = await startProduct()
  try {
    const visitors = await signInVisitors(product.url)
    const scale = createScale(product.url)
    const pages: Weighed[] = []
    for (const address of pageAddresses()) {
      const seen = await visit(product.url, address, visitors)
      if (seen) pages.push({ address, visitor: seen.visitor.name, weight: await scale(seen.html) })
    }
    return { floor, pages }
  } finally {
    await product.stop()
  }
}

function row(address: string, visitor: string, weight: number, above: number): string {
  const figures = `${weight.toFixed(1).padStart(6)} KiB  ${`${above < 0 ? '' : '+'}${above.toFixed(1)}`.padStart(6)}`
  return `${figures}  ${address}${visitor && `  (${visitor})`}`
}
