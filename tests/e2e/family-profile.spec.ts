import { expect } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en.community

test('a post links to its family page, which shows posts and offers follow and block', async ({
  browser,
}) => {
  const name = `Jardim ${Date.now().toString(36)}`
  const author = await newFamily(browser, { name, isPublic: true })
  await doTask(author, { description: 'We watered the beans' })
  const reader = await newFamily(browser, { name: 'Leitor' })
  const { page } = reader
  await page.goto('/activity-feed')
  await press(page.getByRole('article').getByRole('link', { name }).first())
  await expect(page).toHaveURL(`/community/${author.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('We watered the beans')).toBeVisible()
  await expect(page.getByRole('region', { name: t.garden }).getByRole('listitem')).toHaveCount(1)
  await expectSound(page)
  // Both changes show before their responses, and a full page load would cancel them.
  const followed = page.waitForResponse(/\/follow$/)
  await press(page.getByRole('button', { name: filled(t.noneNamed, { name }) }))
  await expect(page.getByRole('button', { name: filled(t.acceptedNamed, { name }) })).toBeVisible()
  await followed
  await page.goto('/community?list=following')
  await press(page.getByRole('heading', { name }).getByRole('link'))
  await expect(page).toHaveURL(`/community/${author.id}`)
  await page.getByRole('button', { name: filled(t.moreOf, { name }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.block }).click()
  const blocked = page.waitForResponse(/\/block$/)
  await page.getByRole('alertdialog').getByRole('button', { name: t.block }).click()
  await expect(page).toHaveURL('/community')
  await blocked
  expect((await page.goto(`/community/${author.id}`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t.goneTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: t.toDiscover })).toHaveAttribute('href', '/community')
  await author.leave()
  await reader.leave()
})
