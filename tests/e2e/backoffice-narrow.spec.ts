import { expect, type Page } from '@playwright/test'
import { filled, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en

const ADDRESSES = [
  'users',
  'content?tab=challenges',
  'content?tab=badges',
  'content?tab=recipes',
  'content?tab=tasks',
  'audit',
  'analytics?range=quarter',
]

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

/** Names the tables that scroll sideways, and cells that leave their frame or cover another. */
function findFaults(page: Page): Promise<string[]> {
  return page.getByRole('table').evaluateAll((tables) => {
    type Cell = { text: string | null; box: DOMRect }
    const meets = ({ box: a }: Cell, { box: b }: Cell) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const readCells = (row: Element): Cell[] =>
      [...row.children]
        .map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1)
    const findInRow = (row: Element, frame: DOMRect) =>
      readCells(row).flatMap((cell, index, cells) => {
        const isOutside = cell.box.left < frame.left - 1 || cell.box.right > frame.right + 1
        const covered = cells.slice(index + 1).filter((other) => meets(cell, other))
        return [
          ...(isOutside ? [`${cell.text} is outside`] : []),
          ...covered.map(({ text }) => `${cell.text} and ${text} overlap`),
        ]
      })
    return tables.flatMap((table) => {
      const frame = table.parentElement as HTMLElement
      const scrolls = frame.scrollWidth > frame.clientWidth ? [`${table.ariaLabel} scrolls`] : []
      const box = frame.getBoundingClientRect()
      // A header above stacked rows is for screen readers only.
      const sections = [...table.children].filter((section) => section.getBoundingClientRect().width > 1)
      const rows = sections.flatMap((section) => [...section.children])
      return [...scrolls, ...rows.flatMap((row) => findInRow(row, box))]
    })
  })
}

for (const width of [360, 768, 1024, 1265]) {
  test(`no backoffice table scrolls sideways or has overlapping cells at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    for (const address of ADDRESSES) {
      await page.goto(`/backoffice/${address}`)
      await expect(page.getByRole('table').first()).toBeVisible()
      for (const tab of await page.getByRole('tab', { name: t.analytics.table, exact: true }).all())
        await press(tab)
      expect(await findFaults(page), address).toEqual([])
    }
  })
}

test('a list can be sorted on a phone and keeps its table semantics', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/backoffice/users')
  const { column } = t.userAdmin
  const head = page.getByRole('columnheader', { name: column.email })
  await expect(head.getByRole('link')).toBeHidden()
  const sort = page.getByRole('combobox', { name: t.backoffice.sort.label })
  // A choice before hydration is lost.
  await expect(async () => {
    await sort.selectOption({ label: filled(t.backoffice.sort.text.asc, { column: column.email }) })
    await expect(page).toHaveURL(/sort=email&order=asc/, { timeout: 2_000 })
  }).toPass()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=email&order=desc/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(sort).toBeFocused()
  await expect(page.getByRole('rowheader').first()).toBeInViewport()
  // The browser's own tree, which other displays than a table's may change.
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  expect(count('table')).toBe(1)
  expect(count('columnheader')).toBe(7)
  expect(count('rowheader')).toBe(count('row') - 1)
})

test('the list of accounts can be sorted by columns that are hidden at 800 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 780 })
  await page.goto('/backoffice/users')
  const { column } = t.userAdmin
  await expect(page.getByRole('columnheader', { name: column.email })).toBeHidden()
  const sort = page.getByRole('combobox', { name: t.backoffice.sort.label })
  // A choice before hydration is lost.
  await expect(async () => {
    await sort.selectOption({ label: filled(t.backoffice.sort.text.desc, { column: column.email }) })
    await expect(page).toHaveURL(/sort=email&order=desc/, { timeout: 2_000 })
  }).toPass()
})
