import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '@/lib/platform/config/env'
import { VERSION } from '@/lib/platform/config/version'
import { poolFigures } from '@/lib/platform/db/pool'
import { countWaitingMails } from '@/lib/platform/mail/outbox'
import { measureBackups } from './backups'
import { withinPatience } from './patience'
import { gauge, registry } from './registry'
import { measureDisk } from './storage'

function measure(): void {
  if (registry.getSingleMetric('process_cpu_seconds_total')) return
  collectDefaultMetrics({ register: registry })
  gauge({
    name: 'brota_build_info',
    help: 'Version of this process; the value is always 1.',
    labelNames: ['version'],
  }).set({ version: VERSION }, 1)
  gauge(
    {
      name: 'brota_database_connections',
      help: 'Connections of this process to the database; waiting are those who want one.',
      labelNames: ['state'],
    },
    (connections) => {
      for (const [state, count] of Object.entries(poolFigures())) connections.set({ state }, count)
    },
  )
  gauge(
    { name: 'brota_mails_waiting', help: 'Mails that are yet to be sent, of all processes.' },
    async (mails) => mails.set((await withinPatience(countWaitingMails())) ?? Number.NaN),
  )
  measureBackups()
  measureDisk()
}

export function mayReadMetrics(headers: Headers): boolean {
  const token = env().METRICS_TOKEN
  if (!token) return false
  // Digests of one length leak nothing.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(`Bearer ${token}`), digest(headers.get('authorization') ?? ''))
}

/** Renders this process's metrics for Prometheus. */
export async function exposition(): Promise<{ text: string; contentType: string }> {
  measure()
  return { text: await registry.metrics(), contentType: registry.contentType }
}
