import { addMinutes } from 'date-fns'
import { expect } from 'vitest'
import { sendDigests } from '@/lib/features/completions/digests/service'
import { pushAnnouncements } from '@/lib/features/notifications/announcements/service'
import { sendPushes } from '@/lib/features/notifications/push/service'
import { sendReminders } from '@/lib/features/notifications/reminders/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { sendMails } from '@/lib/platform/mail/delivery'
import { call } from './api'
import { openMailbox } from './mailbox'
import { startPushService } from './push-service'
import { at } from './scene'

export type Arrival = { at: Date; who: string; what: string }
export type Act = { at: Date; act: () => Promise<unknown> }

const SUBJECTS = [
  ["Today's little task is still open", 'mail reminder'],
  ["Your family's week on Brota", 'mail digest'],
] as const

/** Runs the jobs of messages with a simulated clock, and records what arrives. */
export async function startSimulation() {
  const [pushes, mailbox] = [await startPushService(), await openMailbox()]
  Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true, SMTP_URL: mailbox.url })
  const names = new Map<string, string>()
  let arrivals: Arrival[] = []

  /** Each job runs twice at once, as on two servers. */
  async function tick(now: Date): Promise<void> {
    at(now.toISOString())
    const twice = (job: (now: Date) => Promise<number>) => Promise.all([job(now), job(now)])
    await twice(sendReminders)
    await twice(sendDigests)
    await twice(pushAnnouncements)
    await twice(sendPushes)
    // The database's clock is not simulated.
    await db().outgoingMail.updateMany({
      where: { attempts: 0 },
      data: { createdAt: now, nextTryAt: now },
    })
    await twice(sendMails)
    collect(now)
  }

  function collect(now: Date): void {
    for (const { endpoint, content } of pushes.delivered)
      arrivals.push({ at: now, who: names.get(endpoint) ?? endpoint, what: `push ${content.kind}` })
    for (const { to, subject } of mailbox.mails) {
      const address = to?.[0]?.address ?? ''
      const [, what = subject ?? ''] = SUBJECTS.find(([text]) => subject?.includes(text)) ?? []
      arrivals.push({ at: now, who: names.get(address) ?? address, what })
    }
    expect(pushes.errors).toEqual([])
    pushes.clear()
    mailbox.mails.length = 0
  }

  return {
    pushes,
    mailbox,
    know: (address: string, name: string) => names.set(address, name),
    async addPhone(name: string, token: string) {
      const body = pushes.subscribe()
      names.set(body.endpoint, name)
      expect((await call('POST /push/subscriptions', { token, body })).status).toBe(200)
    },
    /** Runs the jobs every `minutes(n)` minutes, and each act at its time. */
    async run(from: Date, to: Date, acts: Act[], minutes: (tick: number) => number): Promise<Arrival[]> {
      arrivals = []
      const open = acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
      for (let [now, count] = [from, 0]; now < to; now = addMinutes(now, minutes(count++))) {
        for (let next = open[0]; next && next.at <= now; next = open[0]) {
          open.shift()
          at(next.at.toISOString())
          await next.act()
        }
        await tick(now)
      }
      expect(open).toEqual([])
      return arrivals
    },
    stop: () => Promise.all([pushes.stop(), mailbox.close()]),
  }
}
