import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays, nextMonday } from '@/lib/platform/dates/local-date'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en.challengeEditor
const errors = TEXTS.en.errors

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const SAME = { 'sec-fetch-site': 'same-origin' }

async function ask(context: BrowserContext, method: string, path: string, data?: unknown) {
  const response = await context.request.fetch(`/api/v1${path}`, { method, data, headers: SAME })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()).data
}

let count = 0

async function draft(context: BrowserContext, days: readonly number[] = []) {
  count += 1
  const name = `Quiet week ${process.pid}-${Date.now()}-${count}`
  const startDate = addDays(nextMonday('2031-01-01'), 7 * (Date.now() % 1000))
  const [task] = await ask(context, 'GET', '/tasks')
  const challenge = await ask(context, 'POST', '/challenges', {
    title: name,
    description: 'Nothing loud.',
    translations: { 'pt-BR': { title: `Semana calma ${count}` } },
    weekNumber: 1,
    startDate,
    endDate: addDays(startDate, 6),
    taskAssignments: days.map((dayOfWeek) => ({ taskId: task.id, dayOfWeek, orderInDay: 1 })),
  })
  return { id: challenge.id as string, name, startDate, task: task as { name: string } }
}

const remove = (context: BrowserContext, id: string) => ask(context, 'DELETE', `/challenges/${id}?force=true`)
const named = (action: string, title: string) => filled(t.of, { action, title })
const openMenu = (page: Page, title: string) =>
  press(page.getByRole('button', { name: filled(t.more, { title }) }))
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: TEXTS.en.common.notifications }).getByText(text, { exact: true })
async function findPrefilled(page: Page, opening: Promise<unknown>) {
  const [response] = await Promise.all([page.waitForResponse('**/challenges/free-week'), opening])
  return (await response.json()).data
}
const formatDay = (date: string) => date.split('-').reverse().join('/')

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the challenge form shows missing and invalid fields before it creates a challenge', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL ?? '' }])
      const words = TEXTS[language].challengeEditor
      const wrong = TEXTS[language].errors
      await page.goto('/backoffice/content?tab=challenges')
      const free = await findPrefilled(page, press(page.getByRole('button', { name: words.new })))
      const dialog = page.getByRole('dialog', { name: words.createTitle })
      const start = dialog.getByLabel(words.startDate)
      const end = dialog.getByLabel(words.endDate)
      const today = new Date().toISOString().slice(0, 10)
      await expect(start).toHaveValue(free.startDate)
      await expect(end).toHaveValue(free.endDate)
      await expect(end).toHaveAttribute('readonly')
      await expect(dialog.getByLabel(words.isActive, { exact: true })).toHaveCount(0)
      await start.fill('')
      const create = dialog.getByRole('button', { name: words.create })
      await press(create)
      for (const message of [
        wrong.challenge_title_required,
        wrong.start_date_required,
        wrong.end_date_required,
      ])
        await expect(dialog.getByText(message)).toBeVisible()
      await expect(dialog.getByLabel(words.title).first()).toBeFocused()
      await dialog.getByLabel(words.title).first().fill('Yesterday')
      await start.fill('1850-01-01')
      await press(create)
      await expect(dialog.getByText(wrong.date).first()).toBeVisible()
      await start.fill(addDays(today, -2))
      await press(create)
      await expect(dialog.getByText(wrong.start_date_past)).toBeVisible()
      await press(dialog.getByRole('button', { name: words.quickSetup }))
      await expect(dialog.getByText(wrong.start_date_past)).toBeHidden()
      await expect(start).not.toHaveValue(addDays(today, -2))
      if (language === 'en') await expectSound(page)
      await page.keyboard.press('Escape')
      const common = TEXTS[language].common
      await press(page.getByRole('button', { name: common.unsaved.discard }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: words.new })).toBeFocused()
      const next = await findPrefilled(page, page.goto('/backoffice/content?tab=challenges&new=1'))
      await expect(start).toHaveValue(next.startDate)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/backoffice\/content\?tab=challenges$/)
    })
  })
}

test('concurrent edits of a challenge are shown as a conflict and can be merged', async ({
  page,
  context,
}) => {
  const { id, name } = await draft(context, [1])
  await page.goto(`/backoffice/content?tab=challenges&search=${encodeURIComponent(name)}`)
  await press(page.getByRole('button', { name: named(t.edit, name) }))
  const dialog = page.getByRole('dialog', { name: t.editTitle })
  const title = dialog.getByLabel(t.title).first()
  await expect(title).toHaveValue(name)
  await ask(context, 'PUT', `/challenges/${id}`, { title: `${name} of hers`, description: 'Hers.' })
  await title.fill(`${name} of mine`)
  const save = dialog.getByRole('button', { name: t.save })
  await press(save)
  await expect(dialog.getByText(t.conflict.title)).toBeVisible()
  await expect(title).toHaveValue(`${name} of mine`)
  await press(dialog.getByRole('button', { name: t.conflict.show }))
  const differences = dialog.getByRole('list', { name: t.conflict.differences })
  await expect(differences.getByRole('listitem')).toHaveCount(2)
  await expect(differences).toContainText(`${name} of hers`)
  await expectSound(page)
  const description = `${t.description} · ${t.languageNames.en}`
  await press(dialog.getByRole('button', { name: filled(t.conflict.takeOf, { field: description }) }))
  await expect(dialog.getByLabel(t.description).first()).toHaveValue('Hers.')
  await press(dialog.getByRole('button', { name: t.conflict.keep }))
  await expect(dialog.getByText(t.conflict.kept)).toBeVisible()
  await press(save)
  await expect(toast(page, t.updated)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: `${name} of mine` })).toBeVisible()
  expect(await ask(context, 'GET', `/challenges/${id}`)).toMatchObject({ description: 'Hers.', version: 3 })
  await remove(context, id)
})

test('the form of a started challenge explains that its dates cannot change', async ({ page }) => {
  await page.goto('/backoffice/content/challenges/current?edit=schedule')
  const dialog = page.getByRole('dialog', { name: t.editTitle })
  await expect(dialog.getByText(t.begun)).toBeVisible()
  await expect(dialog.getByLabel(t.startDate)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/challenges\/current$/)
})

test('an ended challenge is copied from its row into the next free week', async ({ page, context }) => {
  await page.goto('/backoffice/content?tab=challenges&status=completed')
  const copy = page.getByRole('button', { name: new RegExp(`^${t.copy}: `) }).first()
  const { startDate } = await findPrefilled(page, press(copy))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.startDate)).toHaveValue(startDate)
  await press(dialog.getByRole('button', { name: t.copyDo }))
  await expect(page).toHaveURL(/\/challenges\/[\w-]{36}$/)
  await expect(page.getByRole('main')).toContainText(formatDay(startDate))
  await remove(context, page.url().split('/').at(-1) ?? '')
})

test('a challenge is copied, checked, previewed and activated, and deletion warns about lost completions', async ({
  page,
  context,
}) => {
  const { id, name, startDate, task } = await draft(context)
  await page.goto(`/backoffice/content?tab=challenges&status=inactive&search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await openMenu(page, name)
  const refused = page.getByRole('menuitem', { name: t.activate })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toContainText(t.needsTasks)
  await page.keyboard.press('Escape')
  await press(page.getByRole('link', { name, exact: true }))
  const idle = page.getByRole('button', { name: t.activate, exact: true })
  await expect(idle).toHaveAccessibleDescription(t.needsTasks)
  await idle.press('Enter')
  await expect(toast(page, t.needsTasks)).toBeVisible()
  const { version } = await ask(context, 'GET', `/challenges/${id}`)
  const tasks = await ask(context, 'GET', '/tasks')
  const taskAssignments = [1, 2].map((dayOfWeek) => ({ taskId: tasks[0].id, dayOfWeek, orderInDay: 1 }))
  await ask(context, 'POST', `/challenges/${id}/tasks`, { taskAssignments, version })

  await openMenu(page, name)
  await page.getByRole('menuitem', { name: t.copy, exact: true }).click()
  const copyDialog = page.getByRole('dialog', { name: filled(t.copyTitle, { title: name }) })
  await copyDialog.getByLabel(t.startDate).fill(addDays(startDate, 14))
  await copyDialog.getByLabel(t.weekNumber).selectOption('3')
  await press(copyDialog.getByRole('button', { name: t.copyDo }))
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page).toHaveURL(/\/backoffice\/content\/challenges\/[\w-]{36}$/)
  const copyId = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatDay(addDays(startDate, 14)))

  const check = page.getByRole('region', { name: t.checkTitle })
  await expect(check.getByRole('link', { name: 'Sunday' })).toBeVisible()
  await expect(check.getByRole('link', { name: new RegExp(`^${task.name} · ${name}, `) })).toBeVisible()
  const portuguese = filled(t.mend.texts, { language: t.languageNames['pt-BR'] })
  await check.getByRole('link', { name: portuguese }).click()
  const form = page.getByRole('dialog', { name: t.editTitle })
  await expect(form.getByLabel(t.description).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await check.getByLabel(t.weeksBack).selectOption('1')
  await expect(check.getByRole('link', { name: new RegExp(`^${task.name} · `) })).toHaveCount(0)
  await expect(page).toHaveURL(/weeksBack=1/)

  const preview = page.getByRole('region', { name: t.previewTitle })
  await preview.scrollIntoViewIfNeeded()
  await expect(preview.getByText(t.previewInactive)).toBeVisible()
  await expect(preview.getByRole('heading', { name: task.name }).first()).toBeVisible()
  await preview.getByLabel(t.previewLanguage).selectOption('pt-BR')
  await expect(preview.getByRole('heading', { name: /^Semana calma/ })).toBeVisible()
  await preview.getByLabel(t.previewDate).fill(addDays(startDate, 13))
  await expect(preview.getByText(/^Families do not see the week yet/)).toBeVisible()
  await preview.getByLabel(t.previewZone).selectOption('Pacific/Kiritimati')
  await expect(preview.getByText(/^Families do not see the week yet/)).toBeHidden()
  await expectSound(page)

  await press(page.getByRole('button', { name: t.activate, exact: true }))
  const question = page.getByRole('dialog', { name: filled(t.activateTitle, { title: name }) })
  await expect(question.getByRole('listitem').filter({ hasText: /days have no task/ })).toBeVisible()
  await press(question.getByRole('button', { name: t.activateAnyway }))
  await expect(toast(page, t.activated)).toBeVisible()
  await expect(page.getByText(t.statuses.upcoming, { exact: true })).toBeVisible()

  await page.route(/\/api\/v1\/challenges\/[^/?]+\?force=false$/, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, error: { code: 'challenge_has_completions', message: 'x' } },
    }),
  )
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: t.delete, exact: true }).click()
  await press(page.getByRole('alertdialog').getByRole('button', { name: t.delete, exact: true }))
  await expect(page.getByText(errors.challenge_has_completions)).toBeHidden()
  const lost = page.getByRole('alertdialog', { name: t.forceTitle })
  await press(lost.getByRole('button', { name: t.forceDo }))
  await expect(page).toHaveURL(/\/backoffice\/content\?tab=challenges$/)
  const gone = await context.request.get(`/api/v1/challenges/${copyId}`)
  expect(gone.status()).toBe(404)
  await remove(context, id)
})
