import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/api/metrics/route'
import { env } from '@/lib/platform/config/env'
import { VERSION } from '@/lib/platform/config/version'
import { transaction } from '@/lib/platform/db/transaction'
import { scheduleJob } from '@/lib/platform/jobs/schedule-job'
import { queueMail } from '@/lib/platform/mail/outbox'
import { call } from '../../support/api'
import { picture, upload } from '../../support/pictures'
import { adult } from '../../support/scene'

const TOKEN = 'a token for the figures'

const ask = (authorization?: string) =>
  GET(new Request('http://localhost/api/metrics', { headers: authorization ? { authorization } : {} }))

type Sample = { name: string; labels: Record<string, string>; value: number }

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|Na[Nn]|[+-]Inf)$/
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"$/

function parse(text: string): Sample[] {
  expect(text.endsWith('\n')).toBe(true)
  const kinds = new Map<string, string>()
  const samples: Sample[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, about, metric = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (about === 'TYPE') {
      expect(kinds.has(metric), line).toBe(false)
      expect(['counter', 'gauge', 'histogram', 'summary']).toContain(rest)
      kinds.set(metric, rest)
    }
    if (about) continue
    const [, name = '', labels = '', value] = LINE.exec(line) ?? []
    expect(kinds.has(name) || kinds.has(name.replace(/_(bucket|sum|count)$/, '')), line).toBe(true)
    const pairs = labels.split(/,(?=\w+=)/).filter(Boolean)
    const matches = pairs.map((pair) => LABEL.exec(pair) ?? expect.fail(line))
    samples.push({
      name,
      labels: Object.fromEntries(matches.map(([, key, text]) => [key, text])),
      value: Number(value),
    })
  }
  return samples
}

const scrape = async () => parse(await (await ask(`Bearer ${TOKEN}`)).text())

function figure(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text),
  )?.value
}

describe('the metrics endpoint', () => {
  it('returns 404 while no token is configured', async () => {
    for (const sent of [undefined, 'Bearer ', 'Bearer undefined']) expect((await ask(sent)).status).toBe(404)
  })

  describe('with a token', () => {
    beforeAll(() => {
      Object.assign(env(), { METRICS_TOKEN: TOKEN })
    })

    it.each([undefined, '', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`])(
      'returns 404 for the authorization header %s',
      async (sent) => {
        const response = await ask(sent)
        expect([response.status, (await response.json()).error.code]).toEqual([404, 'not_found'])
      },
    )

    it('counts requests and their duration by route pattern', async () => {
      const person = await adult()
      await call(`GET /user/${person.id}`, { token: person.token })
      await call(`GET /user/${person.id}`)
      await call('GET /nothing/at/all')
      const samples = await scrape()
      const calls = { method: 'GET', route: '/api/v1/user/{id}' }
      expect(figure(samples, 'http_requests_total', { ...calls, status: '200' })).toBe(1)
      expect(figure(samples, 'http_requests_total', { ...calls, status: '401' })).toBe(1)
      expect(figure(samples, 'http_requests_total', { route: 'unknown', status: '404' })).toBeGreaterThan(0)
      expect(figure(samples, 'http_request_duration_seconds_count', calls)).toBe(2)
      expect(figure(samples, 'http_request_duration_seconds_bucket', { ...calls, le: '+Inf' })).toBe(2)
      expect(figure(samples, 'brota_refusals_total', { code: 'unauthenticated' })).toBe(1)
      expect(JSON.stringify(samples)).not.toContain(person.id)
    })

    it('counts uploaded photos, waiting mails and database connections', async () => {
      const before = await scrape()
      const { token, id } = await adult()
      await call('POST /photos', { token, body: upload(await picture('png')) })
      await call('POST /photos', { token, body: upload('no picture') })
      const letter = {
        to: 'x@example.com',
        userId: id,
        template: 'passwordChanged',
        locale: 'en',
        values: {},
      } as never
      await transaction((tx) => queueMail(tx, letter))
      const samples = await scrape()
      expect(figure(samples, 'brota_photos_uploaded_total')).toBe(1)
      expect(figure(samples, 'brota_photos_uploaded_bytes_total')).toBeGreaterThan(50)
      expect(figure(samples, 'brota_refusals_total', { code: 'photo_not_accepted' })).toBe(1)
      const waiting = figure(before, 'brota_mails_waiting') ?? Number.NaN
      expect(figure(samples, 'brota_mails_waiting')).toBeGreaterThan(waiting)
      expect(figure(samples, 'brota_database_connections', { state: 'open' })).toBeGreaterThan(0)
      expect(figure(samples, 'brota_database_connections', { state: 'waiting' })).toBe(0)
      expect(figure(samples, 'brota_build_info', { version: VERSION })).toBe(1)
      expect(figure(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    })

    it('shows the outcomes of scheduled jobs and the time of their last success', async () => {
      let turn = 0
      scheduleJob('only-a-test', { minutes: 1 / 6000, by: 'each' }, async () => {
        turn += 1
        if (turn === 1) throw new Error('the first turn fails')
        return 0
      })
      const outcome = async (kind: string) =>
        figure(await scrape(), 'jobs_total', { job: 'only-a-test', outcome: kind })
      await expect.poll(() => outcome('success')).toBeGreaterThan(0)
      expect(await outcome('failure')).toBe(1)
      const last = figure(await scrape(), 'job_last_success_timestamp_seconds', { job: 'only-a-test' }) ?? 0
      expect(Math.abs(Date.now() / 1000 - last)).toBeLessThan(60)
    })
  })
})
