import { createScale, measureFloor } from './first-load'
import { ensureBuild } from './generated'
import { startProduct } from './product'
import type { Tally } from './tally'
import { pageAddresses, signInVisitors, visit } from './visitors'

/** KiB (gzip), above an empty page. */
const ALLOWED = 54
/** Small phones open family pages daily. */
const ALLOWED_TO_FAMILIES = 45

/** Prints the initial JavaScript of each page in KiB (gzip); fails above the limit. */
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

type Weighed = { address: string; visitor: string; weight: number }

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
