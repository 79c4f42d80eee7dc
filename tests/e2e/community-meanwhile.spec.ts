import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { filled, press, TEXTS, test } from '../support/journey'

const words = TEXTS.en.community

test('a follower who is removed while the list reloads stays removed', async ({ browser }) => {
  const me = await newFamily(browser, { name: `Meanwhile ${Date.now().toString(36)}` })
  const other = await newFamily(browser, { name: `Follower ${Date.now().toString(36)}` })
  await other.call('PUT', `/community/families/${me.id}/follow`)
  const { page } = me
  const button = (text: string) =>
    page.getByRole('button', { name: filled(text, { name: other.name }), exact: true })
  await page.goto('/community?list=requests')

  // The acceptance's response waits for this list.
  const [accepted, shown, read] = [signal(), signal(), signal()]
  await page.route(/\/api\/v1\/community\/requests\/[^/?]+$/, async (route) => {
    const response = await route.fetch()
    accepted.give()
    await shown.given
    await route.fulfill({ response })
  })
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.route('**/api/v1/community/followers?*', async (route) => {
    const response = await route.fetch()
    read.give()
    await removed
    await route.fulfill({ response })
  })
  const followersResponse = page.waitForResponse(/\/api\/v1\/community\/followers\?/)
  await press(button(words.acceptNamed))
  await accepted.given
  await press(page.getByRole('tab', { name: new RegExp(`^${words.lists.followers}( |\\d|$)`) }))
  await expect(button(words.removeNamed)).toBeVisible()
  shown.give()
  await read.given
  await press(button(words.removeNamed))
  await (await followersResponse).finished()
  await expect(page.getByText(`${other.name} no longer follows you`)).toBeAttached()
  await expect(page.getByRole('heading', { name: words.empty.followers.title })).toBeVisible()
  await me.leave()
  await other.leave()
})

function signal() {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
