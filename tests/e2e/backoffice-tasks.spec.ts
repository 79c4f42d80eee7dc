import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en
const words = t.taskEditor
const SAME = { 'sec-fetch-site': 'same-origin' }
const BAD = { name: 'p.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }

test.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const field = (page: Page, label: string, language = 0) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).nth(language)

const say = async (request: APIRequestContext, method: string, path: string, sent: object = {}) => {
  const response = await request.fetch(`/api/v1${path}`, { method, headers: SAME, ...sent })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()).data
}

function week(request: APIRequestContext, title: string, taskId: string, startDate: string) {
  const endDate = new Date(Date.parse(startDate) + 6 * 86_400_000).toISOString().slice(0, 10)
  const taskAssignments = [2, 4].map((dayOfWeek) => ({ taskId, dayOfWeek, orderInDay: 1 }))
  const data = { title, description: 'x', weekNumber: 1, startDate, endDate, taskAssignments }
  return say(request, 'POST', '/challenges', { data })
}

test('a task is created in both languages, and errors and conflicts keep the input', async ({ page }) => {
  test.slow()
  const stamp = Date.now().toString(36)
  await page.goto('/backoffice/content?tab=tasks')
  await press(page.getByRole('link', { name: words.new }))
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: words.create })
  const example = (n: number, language = 0) =>
    field(page, filled(words.exampleRow, { n: String(n) }), language)
  await create.click()
  for (const message of [
    'Task name is required',
    'Task description is required',
    'At least one example is required',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(field(page, words.name)).toBeFocused()
  await expect(dialog.getByRole('button', { name: /Remove example/ })).toHaveCount(0)
  await expectSound(page)

  await field(page, words.name).fill(`Purée ${stamp}`)
  await field(page, words.description).fill('Mash it together.')
  await example(1).fill('With pumpkin')
  await page.keyboard.press('Enter')
  await expect(example(2)).toBeFocused()
  await page.keyboard.type('Take this away')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove example 2' }).click()
  await expect(example(1)).toBeFocused()
  await expect(example(2)).toHaveValue('')
  await dialog.locator('input[type=file]').setInputFiles(BAD)
  await create.click()
  await expect(dialog.getByText(t.errors.photo_not_accepted)).toBeVisible()
  await expect(field(page, words.name)).toHaveValue(`Purée ${stamp}`)
  const large = { ...BAD, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
  await dialog.locator('input[type=file]').setInputFiles(large)
  await create.click()
  await expect(dialog.getByText(t.errors.photo_too_large)).toBeVisible()
  const file = { name: 'p.png', mimeType: 'image/png', buffer: await picture('png', 64) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByAltText(t.backoffice.picture.preview)).toBeVisible()
  await create.click()
  await expect(page.getByText(words.created)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox').fill(`PUREE ${stamp}`)
  const row = page.getByRole('row').filter({ hasText: stamp })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText(t.backoffice.bilingual.missing)
  await row.getByRole('link', { name: `Purée ${stamp}`, exact: true }).click()
  await expect(example(1)).toHaveValue('With pumpkin')
  await expect(example(2)).toHaveCount(0)
  await field(page, words.name, 1).fill(`Purê ${stamp}`)
  await expect(dialog.getByText(t.backoffice.bilingual.partly)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.common.unsaved.keep }).click()
  await field(page, words.description, 1).fill('Amassem juntos.')
  await example(1, 1).fill('Com abóbora')
  await dialog.getByRole('button', { name: t.backoffice.picture.remove }).click()
  await expectSound(page)

  const id = new URL(page.url()).searchParams.get('edit')
  const multipart = { description: 'Mash it slowly.' }
  await say(page.request, 'PUT', `/tasks/${id}/upload`, { multipart })
  const save = dialog.getByRole('button', { name: t.common.save })
  await save.click()
  await expect(dialog.getByText(t.backoffice.editor.overtaken)).toBeVisible()
  await expect(field(page, words.name, 1)).toHaveValue(`Purê ${stamp}`)
  await expect(async () => {
    if (await dialog.isVisible()) await save.click({ timeout: 1000 })
    await expect(dialog).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(row).not.toContainText(t.backoffice.bilingual.missing)

  await page.goto(`/pt-BR/backoffice/content?tab=tasks&search=pure+${stamp}`)
  await expect(row).toContainText('Amassem juntos.')
  await expect(row.locator('img')).toHaveCount(0)
  await expectSound(page)
  await say(page.request, 'DELETE', `/tasks/${id}`)
})

test('a task lists its challenges and cannot be deleted while a started one uses it', async ({ page }) => {
  test.slow()
  const stamp = Date.now().toString(36)
  const name = `Rinse ${stamp}`
  const multipart = { name, description: 'Rinse it', examples: 'So' }
  const { id } = await say(page.request, 'POST', '/tasks/create-with-image', { multipart })
  const today = new Date().toISOString().slice(0, 10)
  const begun = await week(page.request, `Begun ${stamp}`, id, today)
  const coming = await week(page.request, `Coming ${stamp}`, id, '2032-01-05')
  await page.goto(`/backoffice/content?tab=tasks&search=${stamp}&show=pictureless&edit=${id}`)
  const dialog = page.getByRole('dialog')
  const uses = dialog.getByRole('region', { name: words.uses }).getByRole('listitem')
  await expect(uses).toHaveText([
    `Coming ${stamp}05/01/2032 – 11/01/2032Tue, Thu${words.state.coming}`,
    new RegExp(`^Begun ${stamp}.*Tue, Thu${words.state.running}$`),
  ])
  await press(dialog.getByRole('button', { name: words.delete }))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`an upcoming plan: Coming ${stamp} (05/01/2032 – 11/01/2032)`)
  await question.getByRole('button', { name: words.delete }).click()
  await expect(page.getByText(t.errors.task_in_use)).toBeVisible()
  await expect(question).toBeHidden()
  await say(page.request, 'DELETE', `/challenges/${begun.id}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/edit=/)
  await press(page.getByRole('link', { name: filled(words.editOf, { name }) }))
  await press(dialog.getByRole('button', { name: words.delete }))
  await question.getByRole('button', { name: words.delete }).click()
  await expect(page.getByText(words.deleted)).toBeVisible()
  await expect(page.getByText(words.nothing)).toBeVisible()
  const { taskAssignments } = await say(page.request, 'GET', `/challenges/${coming.id}`)
  expect(taskAssignments).toEqual([])
  await say(page.request, 'DELETE', `/challenges/${coming.id}`)
})

test('a recipe is created for a challenge and printed with its materials', async ({ page }) => {
  test.slow()
  const stamp = Date.now().toString(36)
  const text = t.recipes
  const multipart = { name: `Cook ${stamp}`, description: 'Cook it', examples: 'So' }
  const { id: taskId } = await say(page.request, 'POST', '/tasks/create-with-image', { multipart })
  const challenge = await week(page.request, `Kitchen ${stamp}`, taskId, '2032-02-02')
  await page.goto('/backoffice/content?tab=recipes')
  await press(page.getByRole('link', { name: text.new }))
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: text.create })
  const step = (n: number) => field(page, filled(text.stepRow, { n: String(n) }))
  await create.click()
  for (const key of ['recipe_title_required', 'recipe_ingredient_required', 'recipe_step_required'] as const)
    await expect(dialog.getByText(t.errors[key])).toBeVisible()
  await field(page, text.title).fill(`Pão ${stamp}`)
  await field(page, filled(text.ingredientRow, { n: '1' })).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Flour\n\nWater\nSalt')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(field(page, filled(text.ingredientRow, { n: '3' }))).toHaveValue('Salt')
  await step(1).fill('Bake it.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Knead it.')
  await dialog.getByRole('button', { name: filled(text.stepUp, { n: '2' }) }).click()
  await expect(step(1)).toHaveValue('Knead it.')
  await dialog.getByLabel(text.minutes).fill('90')
  await dialog
    .getByRole('combobox', { name: text.week })
    .selectOption({ label: `Kitchen ${stamp} (02/02/2032 – 08/02/2032)` })
  await expectSound(page)
  await create.click()
  await expect(page.getByText(text.created)).toBeVisible()
  await page.getByRole('searchbox').fill(`PAO ${stamp}`)
  const row = page.getByRole('row').filter({ hasText: `Pão ${stamp}` })
  await expect(row).toContainText(`Kitchen ${stamp}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectSound(page)
  const { materials } = await say(page.request, 'GET', `/challenges/${challenge.id}`)
  const { url } = materials.find(({ name }: { name: string }) => name === `Recipe: Pão ${stamp}`)
  await expect(row.getByRole('link', { name: `“Pão ${stamp}” as a PDF` })).toHaveAttribute('href', url)
  expect((await (await page.request.get(url)).body()).subarray(0, 5).toString()).toBe('%PDF-')
  await press(row.getByRole('link', { name: filled(text.editOf, { title: `Pão ${stamp}` }) }))
  await dialog.getByRole('button', { name: text.delete }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(text.deletePrinted)
  await question.getByRole('button', { name: text.delete }).click()
  await expect(page.getByText(text.deleted)).toBeVisible()
  await say(page.request, 'DELETE', `/challenges/${challenge.id}`)
  await say(page.request, 'DELETE', `/tasks/${taskId}`)
})
