import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './support/browser'
import { runTask, stopInOrder } from './support/children'
import { print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { startProduct } from './support/product'
import { inProject } from './support/project'
import { signIn } from './support/visitors'

const SCREENS = {
  today: '/my-activities',
  week: '/challenge/current',
  privacy: '/settings/privacy',
  harvest: '/my-activities/harvest',
}

/** An adult of a family that writes in the language. */
const ADULTS = { en: 'priya.sharma@families.example', 'pt-BR': 'ana@brota.example' } as const

const THEMES = ['light', 'dark'] as const

const VIEWPORT = { width: 390, height: 720 }

stopInOrder()

/** Takes pictures of a demo family's screens in each language and theme. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const product = await startProduct()
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
    try {
      for (const language of ['en', 'pt-BR'] as const) {
        const cookie = await signIn(product.url, ADULTS[language], language)
        for (const theme of THEMES) {
          const context = await browser.newContext({
            locale: language,
            colorScheme: theme,
            viewport: VIEWPORT,
            deviceScaleFactor: 1.5,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
            extraHTTPHeaders: { cookie },
          })
          const folder = inProject(`public/how-it-works/${language}`)
          await takePictures(await context.newPage(), product.url, { folder, theme })
          await context.close()
        }
      }
      return 0
    } finally {
      await browser.close()
      await product.stop()
    }
  }),
)

type Target = { folder: string; theme: (typeof THEMES)[number] }

async function takePictures(page: Page, home: string, { folder, theme }: Target): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, address] of Object.entries(SCREENS)) {
    await page.goto(home + address, { waitUntil: 'networkidle' })
    const file = `${folder}/${name}-${theme}.webp`
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 62, effort: 6 })
      .toFile(file)
    print(`${file}  ${Math.round(size / 1024)} KiB`)
  }
}
