import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './support/browser'
import { runTask, stopInOrder } from './support/children'
import { Failure, print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { startProduct } from './support/product'
import { inProject } from './support/project'
import { signInVisitors } from './support/visitors'

const SCREENS = {
  today: '/my-activities',
  week: '/challenge/current',
  feed: '/activity-feed',
  harvest: '/my-activities/harvest',
}

const VIEWPORT = { width: 390, height: 720 }

stopInOrder()

/** Takes pictures of the demo family's screens in each language. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const product = await startProduct()
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
    try {
      for (const language of ['en', 'pt-BR'] as const) {
        const visitors = await signInVisitors(product.url, language)
        const family = visitors.find(({ name }) => name === 'family')
        if (!family) throw new Failure('there is no family to visit')
        const context = await browser.newContext({
          locale: language,
          viewport: VIEWPORT,
          deviceScaleFactor: 1.5,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          extraHTTPHeaders: { cookie: family.cookie },
        })
        await takePictures(await context.newPage(), product.url, inProject(`public/how-it-works/${language}`))
        await context.close()
      }
      return 0
    } finally {
      await browser.close()
      await product.stop()
    }
  }),
)

async function takePictures(page: Page, home: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, address] of Object.entries(SCREENS)) {
    await page.goto(home + address, { waitUntil: 'networkidle' })
    const file = `${folder}/${name}.webp`
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 62, effort: 6 })
      .toFile(file)
    print(`${file}  ${Math.round(size / 1024)} KiB`)
  }
}
