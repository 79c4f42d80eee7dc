import { expect } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

for (const language of ['en', 'pt-BR'] as const) {
  const t = TEXTS[language]
  const words = t.visibleTo

  test(`the visibility page lists followers, posts and links, and changes their access, in ${language}`, async ({
    browser,
  }) => {
    test.slow()
    const mark = Date.now().toString(36)
    const me = await newFamily(browser, { name: `Vista ${mark}`, language })
    const them = await newFamily(browser, { name: `Vizinha ${mark}` })
    const { page } = me
    await doTask(me, { showsChild: true })
    await me.call('PUT', `/user/${(await me.call('GET', '/auth/me')).id}/privacy`, {
      feedPrivacy: 'followers',
    })
    await them.call('PUT', `/community/families/${me.id}/follow`)
    const [post] = await me.call('GET', `/feed?limit=1&family=${me.id}`)
    const { url } = await me.call('POST', `/feed/${post.id}/share`)

    await page.goto('/settings')
    await press(page.getByRole('main').getByRole('link', { name: words.title }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const [people, posts, links] = [part(words.peopleTitle), part(words.postsTitle), part(words.linksTitle)]
    for (const title of [words.peopleTitle, words.postsTitle, words.linksTitle])
      await press(page.getByRole('heading', { name: title, exact: true }))
    await expect(posts).toContainText(words.postAlone)
    await expect(posts).toContainText(post.taskTitle)
    await expect(part(words.readingsTitle).locator('summary')).toHaveCount(0)
    await expect(people).toContainText(words.noFollowers)

    const act = (name: 'accept' | 'remove' | 'revoke', of: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(of) })
        .filter({ hasText: words.act[name] })
    await press(act('accept', them.name))
    await expect(act('remove', them.name)).toBeVisible()
    await expect(part(words.list.requests)).toHaveCount(0)
    await expect(posts).not.toContainText(words.postAlone)
    const readPost = async () =>
      (await them.call('GET', '/feed')).find((one: { id: string }) => one.id === post.id)
    expect(await readPost()).toMatchObject({ photoUrl: null, photoPlaceholder: null, photoHidden: true })
    const answer = posts.getByRole('listitem')
    await expect(answer).toContainText(words.photo.childKept)
    await expectSound(page)

    await page.getByRole('checkbox', { name: t.privacySettings.children }).check()
    await page.getByRole('button', { name: t.privacySettings.save }).click()
    await expect(answer).toContainText(words.photo.childShown)
    expect(await readPost()).toMatchObject({
      photoHidden: false,
      photoUrl: expect.stringContaining('/photos/'),
    })

    await act('remove', them.name).focus()
    await page.keyboard.press('Enter')
    await expect(posts).toContainText(words.postAlone)
    await expect(people).toBeFocused()
    await expect(people).toContainText(words.noFollowers)
    expect(await readPost()).toBeUndefined()

    const stranger = await browser.newContext()
    const visit = await stranger.newPage()
    const path = new URL(url).pathname
    expect((await visit.goto(path))?.status()).toBe(200)
    await press(act('revoke', post.taskTitle))
    await expect(links.locator('summary')).toHaveCount(0)
    await expect(links).toBeFocused()
    expect((await visit.goto(path))?.status()).toBe(404)
    await stranger.close()
    await me.leave()
    await them.leave()
  })
}
