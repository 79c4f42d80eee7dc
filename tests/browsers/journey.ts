import en from '@/messages/en.json' with { type: 'json' }
import { createFamily, createWeek } from './accounts'
import { type BrowserPage, button, field, inPage, press, waitFor, waitForElement } from './page'

type Step = { name: string; run: () => Promise<void> }

/** Returns the main journey as steps that build on each other. */
export function journey(page: BrowserPage, home: string, photo: string): Step[] {
  return [
    {
      name: 'sign in',
      run: async () => {
        const family = await createFamily(home)
        await signIn(page, home, family)
        await waitFor(page, `location.pathname === '/my-activities'`)
      },
    },
    { name: 'add a kid', run: () => addKid(page, home) },
    { name: 'complete a task', run: () => completeTask(page, home, photo) },
    { name: 'like', run: () => like(page, home) },
    { name: 'plan by keyboard', run: () => planByKeyboard(page, home) },
  ]
}

async function signIn(page: BrowserPage, home: string, user: { email: string; password: string }) {
  await page.goto(`${home}/en/login`)
  await press(page, button(en.login.withEmail))
  await waitForElement(page, field(en.login.email))
  await waitFor(page, `document.activeElement === ${inPage(field(en.login.email))}`)
  await page.type(field(en.login.email), user.email)
  await page.type(field(en.login.password), user.password)
  await press(page, button(en.login.submit))
}

async function addKid(page: BrowserPage, home: string) {
  await page.goto(`${home}/family-management`)
  await press(page, button(en.family.add))
  const dialog = '//*[@role="dialog"]'
  await waitForElement(page, `${dialog}${field(en.family.kidName)}`)
  await page.type(`${dialog}${field(en.family.kidName)}`, 'Nina')
  await page.run(`
    const input = ${inPage(`${dialog}//input[@type="date"]`)}
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '2018-05-04')
    input.dispatchEvent(new Event('input', { bubbles: true }))`)
  await press(page, button(en.common.save, dialog))
  await waitForElement(page, '//li//*[normalize-space(.)="Nina"]')
}

async function completeTask(page: BrowserPage, home: string, photo: string) {
  await page.goto(`${home}/challenge/current`)
  const openers = `//button[starts-with(normalize-space(.), "${en.complete.send}")]`
  await press(page, `(${openers})[1]`)
  const dialog = '//*[@role="dialog"]'
  await waitForElement(page, `${dialog}//input[@type="file"]`)
  await page.upload(`(${dialog}//input[@type="file"])[last()]`, photo)
  await waitForElement(page, `${dialog}//img`)
  await press(page, button(en.complete.send, dialog))
  await waitFor(page, `document.body.innerText.includes(${JSON.stringify(en.complete.newBadge)})`)
}

async function like(page: BrowserPage, home: string) {
  await page.goto(`${home}/activity-feed`)
  const hearts = '//article//button[@aria-pressed]'
  await press(page, `(${hearts})[1]`)
  await waitFor(page, `${inPage(`(${hearts})[1]`)}?.getAttribute('aria-pressed') === 'true'`)
  await page.goto(`${home}/activity-feed`)
  await waitForElement(page, '(//article//button[@aria-pressed="true"])[1]')
}

async function planByKeyboard(page: BrowserPage, home: string) {
  await page.run(`return fetch('/api/v1/auth/logout', { method: 'POST' }).then(() => true)`)
  await signIn(page, home, { email: 'admin@brota.example', password: 'brota-demo' })
  await press(page, `${button(en.environment.admin)} | //button[contains(., "${en.environment.adminText}")]`)
  await waitFor(page, `location.pathname.startsWith('/backoffice')`)
  const { mark, task, listPlanned } = await createWeek(home)
  await page.goto(`${home}/backoffice/content?tab=challenges&search=${mark}`)
  const opener = `(//button[contains(@aria-label, "${en.planner.planOf.replace('{title}', `Week ${mark}`)}")])[1]`
  await waitFor(page, `Object.keys(${inPage(opener)} ?? {}).some((key) => key.startsWith('__reactProps'))`)
  await page.run(`${inPage(opener)}.focus()`)
  await page.press('Enter')
  const card = `//*[@role="dialog"]//*[@aria-roledescription and contains(., "${task}")]`
  await waitForElement(page, card)
  await page.run(`${inPage(card)}.focus()`)
  for (const key of ['Space', 'ArrowRight', 'Space'] as const) {
    await page.press(key)
    // The keyboard sensor listens from the next tick on.
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await page.run(`${inPage(button(en.planner.save, '//*[@role="dialog"]'))}.focus()`)
  await page.press('Enter')
  await waitFor(page, `!document.querySelector('[role=dialog]')`)
  const planned = await listPlanned()
  if (planned.length === 0) throw new Error('nothing was planned')
}
