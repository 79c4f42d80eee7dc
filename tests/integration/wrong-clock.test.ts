import { addDays, addHours, differenceInMinutes } from 'date-fns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refreshFigures } from '@/lib/features/analytics/days/service'
import { db } from '@/lib/platform/db/client'
import { databaseNow } from '@/lib/platform/db/clock'
import { transaction } from '@/lib/platform/db/transaction'
import { scheduleJob } from '@/lib/platform/jobs/schedule-job'
import { sendMails } from '@/lib/platform/mail/delivery'
import { queueMail } from '@/lib/platform/mail/outbox'
import { at } from '../support/scene'

const REAL = new Date()
afterEach(() => void vi.useRealTimers())

describe('a process whose clock is wrong', () => {
  it('passes the time of the database to its jobs', async () => {
    at(addDays(REAL, 8).toISOString())
    const jobTime = await new Promise<Date>((resolve) => {
      scheduleJob('tell-the-time', { minutes: 1 / 600, by: 'each' }, async (now) => {
        resolve(now)
        return 0
      })
    })
    expect(Math.abs(differenceInMinutes(jobTime, REAL))).toBeLessThan(30)
  })

  it('queues mails that are still sent', async () => {
    at(addHours(REAL, 2).toISOString())
    const values = { inviter: 'Ana', family: 'Souza', link: 'http://localhost:3000/u/abc' }
    const mail = {
      to: 'rui@example.com',
      userId: null,
      template: 'invitation',
      locale: 'en',
      values,
    } as const
    await transaction((tx) => queueMail(tx, mail))
    expect(await sendMails(await databaseNow())).toBe(1)
  })

  it('does not aggregate a day that is not over', async () => {
    at(addDays(REAL, 8).toISOString())
    await refreshFigures(new Date())
    const state = await db().figuresState.findFirstOrThrow({ select: { closedThrough: true } })
    expect(state.closedThrough?.getTime()).toBeLessThan(REAL.getTime())
  })
})
