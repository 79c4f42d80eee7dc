import { expect, type Page } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.myActivities

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

const showcase = (page: Page) => page.getByRole('region', { name: t.badges.title })

test('the activities page welcomes a new family and links to its first tasks', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Campo Novo' })
  const { page } = family
  await page.goto('/my-activities')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa')
  await expect(page.getByText(/^Week \d of 4 · /)).toBeVisible()
  await expect(page.getByRole('button', { name: /No streak yet/ })).toBeVisible()
  await expect(page.getByText("Your first photo plants this week's garden.")).toBeVisible()
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: words.emptyAction })).toHaveAttribute(
    'href',
    '/challenge/current',
  )
  await expect(showcase(page).getByText(/^0 of \d+$/)).toBeVisible()
  await expectSound(page)
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('link', { name: words.sendPhoto }).first())
  await chooser
  // Nothing is chosen, which opens the form without a photo.
  await page.locator('input[type=file]').first().dispatchEvent('cancel')
  await expect(page.getByRole('dialog').getByText(t.complete.task)).toBeVisible()
  await family.leave()
})

test('the activities page shows a completion with photo, badge and progress compared with last week', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Campo Verde' })
  const { page } = family
  await doTask(family, { description: 'Water for everybody', showsChild: false })
  await page.goto('/my-activities')
  const recent = page.getByRole('region', { name: words.recent })
  await expect(recent.getByText('Water for everybody')).toBeVisible()
  await expect(recent.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(recent.getByRole('img', { name: /^Photo: / })).toBeVisible()
  await expect(recent.getByRole('listitem')).toHaveCount(1)
  await expect(showcase(page).getByText(/^1 of \d+$/)).toBeVisible()
  const { week } = await family.call('GET', `/families/${family.id}/progress`)
  expect(week).toMatchObject({ done: 1, lastWeek: 0 })
  const bar = page.getByRole('progressbar', { name: words.thisWeek })
  await expect(bar).toHaveAttribute('aria-valuetext', /^1 of \d+ tasks?$/)
  await expect(page.getByText(/^Last week by [A-Z][a-z]+day$/)).toBeVisible()
  await expect(page.getByText('0 tasks done')).toBeVisible()
  // Nothing is compared with an empty bar.
  await expect(page.getByRole('progressbar', { name: /^Last week by / })).toHaveCount(0)
  await expect(page.getByText("You're 1 task ahead of last week!")).toBeVisible()
  await expectSound(page)
  await family.leave()
})

test('points and streak show their calculation, or an error with a retry', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Campo Azul' })
  const { page } = family
  await doTask(family, { showsChild: false })
  await page.goto('/my-activities')
  const points = page.getByRole('button', { name: /points?\. Why this number\?/ })
  await page.route('**/progress/why*', (route) => route.abort('connectionreset'), { times: 1 })
  await press(points)
  const dialog = page.getByRole('dialog', { name: t.progress.pointsTitle })
  await expect(dialog.getByRole('alert')).toContainText(t.errors.network)
  await dialog.getByRole('button', { name: t.common.retry }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  const parts = await dialog.getByText(/^[+−]\d+$/).allTextContents()
  const { points: total } = await family.call('GET', `/families/${family.id}/progress`)
  expect(parts.reduce((sum, part) => sum + Number(part.replace('−', '-')), 0)).toBe(total)
  await page.keyboard.press('Escape')
  await expect(points).toBeFocused()
  await press(
    page
      .getByRole('button', { name: /streak|in a row/ })
      .and(page.locator('main button'))
      .first(),
  )
  const streak = page.getByRole('dialog', { name: t.progress.streakTitle })
  await expect(streak.getByText('Your best yet!')).toBeVisible()
  await expectSound(page)
  await family.leave()
})

test('a badge shows its rule with the keyboard alone, and can be downloaded once earned', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Campo Rubro' })
  const { page } = family
  await doTask(family, { showsChild: false })
  await page.goto('/my-activities')
  const earned = showcase(page).getByRole('button', { name: /: earned$/ })
  await press(earned)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Earned on \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(earned).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: t.badges.how })).toBeVisible()
  await expectSound(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: t.badgeFiles.download, exact: true }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^brota-[a-z\d-]+\.png$/)
  await expect(page.getByText('Badge downloaded successfully!')).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.badgeFiles.share })).toBeVisible()
  await page.keyboard.press('Escape')

  await press(
    showcase(page)
      .getByRole('button', { name: /not earned yet$/ })
      .first(),
  )
  await expect(dialog.getByText(t.badges.notYet)).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.badgeFiles.share })).toBeHidden()
  const coloring = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Page \(PDF\)/ }).click()
  expect((await coloring).suggestedFilename()).toMatch(/\.pdf$/)
  await page.route(/\/materials\/badges\/.+/, (route) => route.abort('connectionreset'))
  await dialog.getByRole('link', { name: /^Picture/ }).click()
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await family.leave()
})

test('the monthly flower has a petal for every week and lists the counted tasks', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Campo Claro' })
  const { page } = family
  await doTask(family, { showsChild: false })
  await page.goto('/my-activities')
  const { parts } = await family.call('GET', `/families/${family.id}/progress`)
  await press(showcase(page).getByRole('button', { name: /petals/ }))
  const dialog = page.getByRole('dialog')
  for (const { part, done } of parts as { part: number; done: number }[]) {
    const petal = dialog
      .getByRole('listitem')
      .filter({ hasText: filled(t.monthlyFlower.petalName, { part: `${part}` }) })
    await expect(petal).toContainText(`${done} of 5 different tasks`)
    await expect(petal.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${done}`)
  }
  await dialog.getByText(t.progress.partsTitle).click()
  await expect(dialog.getByText(/\(petal \d\)$/)).toHaveCount(1)
  await expectSound(page)
  await family.leave()
})

test('the list of recent activities loads more, and keeps its items after a network error', async ({
  page,
  context,
}) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities')
  const cards = page.getByRole('region', { name: words.recent }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  await page.route('**/api/v1/activities?*', (route) => route.abort('connectionreset'), { times: 1 })
  const more = page.getByRole('button', { name: t.activityList.showMore })
  await press(more)
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await expect(cards).toHaveCount(8)
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(8)
  await expect(cards.nth(8)).toBeFocused()
  await expectSound(page)
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('the activities page of a new family is in its language', async ({ browser }) => {
    const family = await newFamily(browser, { name: 'Campo Bom', language: 'pt-BR' })
    const { page } = family
    await page.goto('/my-activities')
    await expect(page.getByText('A primeira foto planta o jardim desta semana.')).toBeVisible()
    await expect(page.getByRole('button', { name: /0 pontos/ })).toBeVisible()
    await press(page.getByRole('button', { name: /ainda não conquistada$/ }).first())
    await expect(page.getByRole('heading', { name: 'Para colorir em casa' })).toBeVisible()
    await family.leave()
  })
})
