import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import en from '@/messages/en.json' with { type: 'json' }
import ptBR from '@/messages/pt-BR.json' with { type: 'json' }
import { ensureBrowser } from './support/browser'
import { runTask, stopInOrder } from './support/children'
import { prepareFamily } from './support/demo-morning'
import { print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { startProduct } from './support/product'
import { inProject } from './support/project'
import { signIn } from './support/visitors'

const SCREENS = {
  today: '/my-activities',
  privacy: '/settings/privacy',
  harvest: '/my-activities/harvest',
}

/** Adults of the demo family whose streak of six days becomes seven. */
const ADULTS = { en: 'rui@brota.example', 'pt-BR': 'ana@brota.example' } as const

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
        await prepareFamily(product.url, cookie)
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
          await takePictures(await context.newPage(), product.url, { folder, language, theme })
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

type Target = { folder: string; language: keyof typeof ADULTS; theme: (typeof THEMES)[number] }

async function takePictures(page: Page, home: string, target: Target): Promise<void> {
  mkdirSync(target.folder, { recursive: true })
  for (const [name, address] of Object.entries(SCREENS)) {
    await page.goto(home + address, { waitUntil: 'networkidle' })
    await takePicture(page, name, target)
  }
  await completeTask(page, home, target)
}

async function takePicture(page: Page, name: string, { folder, theme }: Target): Promise<void> {
  const file = `${folder}/${name}-${theme}.webp`
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toFile(file)
  print(`${file}  ${Math.round(size / 1024)} KiB`)
}

/** Undoes the completion after the picture. */
async function completeTask(page: Page, home: string, target: Target): Promise<void> {
  const { complete } = target.language === 'en' ? en : ptBR
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7cb342' } })
    .jpeg()
    .toBuffer()
  await page.goto(`${home}/challenge/current`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: complete.send }).first().click()
  const form = page.getByRole('dialog')
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await form.locator('img').waitFor()
  const responded = page.waitForResponse((response) => response.url().endsWith('/complete'))
  await form.getByRole('button', { name: complete.send, exact: true }).click()
  const response = await responded
  await page.locator('[data-moment]').waitFor()
  await takePicture(page, 'growth', target)
  await page.request.delete(response.url(), { headers: { origin: home } })
}
