import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './support/browser'
import { runNode, runTask, stopInOrder } from './support/children'
import { Failure, print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { startProduct } from './support/product'
import { signInVisitors, type Visitor } from './support/visitors'

/** As a dependency it would add two hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const PAGES = [
  { address: '/login', visitor: 'visitor', seo: true },
  { address: '/my-activities', visitor: 'family', seo: false },
  { address: '/challenge/current', visitor: 'family', seo: false },
  { address: '/activity-feed', visitor: 'family', seo: false },
  { address: '/leaderboard', visitor: 'family', seo: false },
]

const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** A busy machine distorts single rounds. */
const ROUNDS = 3

type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }
type Audit = { score: number | null; title: string; displayValue?: string }

stopInOrder()

await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const browser = ensureBrowser()
    const product = await startProduct()
    const folder = mkdtempSync(path.join(tmpdir(), 'brota-lighthouse-'))
    try {
      const visitors = await signInVisitors(product.url)
      let good = true
      for (const page of PAGES) {
        const visitor = visitors.find(({ name }) => name === page.visitor)
        if (!visitor) throw new Failure(`there is no visitor ${page.visitor}`)
        const rounds: Report[] = []
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await audit(browser, product.url + page.address, visitor, folder))
        good = printScores(page, rounds) && good
      }
      return good ? 0 : 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await product.stop()
    }
  }),
)

/** Throttling is applied: simulated on loopback, all scripts would seem render blocking. */
async function audit(browser: string, url: string, visitor: Visitor, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json')
  const headers = JSON.stringify(visitor.cookie ? { Cookie: visitor.cookie } : {})
  const npm = process.env.npm_execpath
  if (!npm) throw new Failure('start this with npm run lighthouse')
  const args = [npm, 'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet']
  const options = [
    '--throttling-method=devtools',
    '--output=json',
    `--output-path=${file}`,
    `--extra-headers=${headers}`,
  ]
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const env = { ...process.env, CHROME_PATH: browser, LIGHTHOUSE_NO_UPDATE_CHECK: '1' }
  await runNode([...args, ...options, flags], env, `${LIGHTHOUSE} failed on ${url}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function printScores(page: (typeof PAGES)[number], rounds: Report[]): boolean {
  const getScore = (report: Report, category: string) =>
    Math.round((report.categories[category]?.score ?? 0) * 100)
  const sorted = [...rounds].sort((a, b) => getScore(a, 'performance') - getScore(b, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)] as Report
  const scores = Object.keys(LEAST).map((category) => ({ category, score: getScore(middle, category) }))
  const low = scores.filter(
    ({ category, score }) => score < (LEAST[category] ?? 0) && (category !== 'seo' || page.seo),
  )
  const figures = scores.map(({ category, score }) => `${category} ${score}`).join(' · ')
  const paint = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const times = paint.map((id) => middle.audits[id]?.displayValue ?? '?').join(', ')
  print(`${low.length > 0 ? '✗' : '✓'} ${page.address}  ${figures}  (${times})`)
  if (low.length > 0)
    for (const { title, score, displayValue = '' } of Object.values(middle.audits))
      if (score !== null && score < 0.9) print(`    ${title} ${displayValue}`)
  return low.length === 0
}
