import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../support/worker'

const showNotification = vi.fn(async () => undefined)
const setAppBadge = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)
const subscribe = vi.fn(async () => ({
  endpoint: 'https://push.example.com/new',
  toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
}))
const fetch = vi.fn(async () => new Response('{}'))
let tabs: ReturnType<typeof buildTab>[]
let worker: ReturnType<typeof startWorker>

const buildTab = (url: string) => ({ url, focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) })

beforeEach(() => {
  vi.clearAllMocks()
  tabs = []
  worker = startWorker(fetch, {
    registration: { showNotification, pushManager: { subscribe } },
    navigator: { language: 'en', setAppBadge },
    clients: { claim: async () => undefined, matchAll: async () => tabs, openWindow },
  })
})

const receive = async (message: unknown) => {
  worker.tell('push', { data: { json: () => message } })
  await worker.rest()
}
const click = async (path: string, action = '') => {
  const notification = { close: vi.fn(), data: { path } }
  worker.tell('notificationclick', { notification, action })
  await worker.rest()
  expect(notification.close).toHaveBeenCalledOnce()
}

describe('a message from the server', () => {
  it('becomes a notification that replaces the previous one with the same subject', async () => {
    const actions = [{ action: 'open', title: 'Send photo' }]
    await receive({ kind: 'reminder', text: 'Today', path: '/challenge/current', unread: 3, actions })
    expect(showNotification).toHaveBeenCalledWith('Brota', {
      body: 'Today',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      tag: 'reminder /challenge/current',
      data: { path: '/challenge/current' },
      actions,
    })
    expect(setAppBadge).toHaveBeenCalledWith(3)
  })

  it('is shown even when it cannot be read, because browsers require it', async () => {
    worker.tell('push', { data: null })
    await worker.rest()
    expect(showNotification).toHaveBeenCalledOnce()
    expect(setAppBadge).not.toHaveBeenCalled()
  })
})

describe('a tap on a notification', () => {
  it('brings the tab with the page to the front', async () => {
    tabs = [buildTab('https://brota.example/'), buildTab('https://brota.example/community?list=requests')]
    await click('/community?list=requests')
    expect(tabs[1]?.focus).toHaveBeenCalledOnce()
    expect([tabs[1]?.navigate, tabs[0]?.focus, openWindow].map((each) => each?.mock.calls.length)).toEqual([
      0, 0, 0,
    ])
  })

  it('opens the page in an open tab, else in a new one', async () => {
    tabs = [buildTab('https://brota.example/')]
    await click('/my-activities', 'open')
    expect(tabs[0]?.navigate).toHaveBeenCalledWith('https://brota.example/my-activities')
    tabs = []
    await click('/my-activities')
    expect(openWindow).toHaveBeenCalledWith('https://brota.example/my-activities')
  })

  it('opens nothing for the action "later" or for another site', async () => {
    await click('/my-activities', 'later')
    await click('https://evil.example/')
    await click('//evil.example/')
    expect(openWindow).not.toHaveBeenCalled()
  })
})

describe('a subscription that the browser replaces', () => {
  it('is registered with the server, and the old one is deleted', async () => {
    const options = { userVisibleOnly: true }
    worker.tell('pushsubscriptionchange', {
      oldSubscription: { endpoint: 'https://push.example.com/old', options },
    })
    await worker.rest()
    expect(subscribe).toHaveBeenCalledWith(options)
    const calls = fetch.mock.calls as unknown as [string, { method: string; body: string }][]
    expect(calls.map(([address, { method, body }]) => [address, method, JSON.parse(body).endpoint])).toEqual([
      ['/api/v1/push/subscriptions', 'POST', 'https://push.example.com/new'],
      ['/api/v1/push/subscriptions', 'DELETE', 'https://push.example.com/old'],
    ])
  })
})
