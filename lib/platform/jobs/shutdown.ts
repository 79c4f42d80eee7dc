import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/platform/config/env'
import { disconnect } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log/log'
import { stopTracing } from '@/lib/platform/tracing/tracing'
import { drainJobs } from './schedule-job'
import { isStopping, markStopping } from './stopping'

/** Supervisors kill the process soon after. */
const GRACE = 25_000

const servers = new Set<Server>()
const open = new Set<ServerResponse>()

/** Enables graceful shutdown on SIGTERM and SIGINT, in production. */
export function stopOnSignals(): void {
  if (env().NODE_ENV !== 'production') return
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse }
    servers.add(server)
    open.add(response)
    response.once('close', () => open.delete(response))
    if (isStopping()) response.shouldKeepAlive = false
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The framework's handler has no timeout, ignores jobs, and exits with 143.
    process.removeAllListeners(signal)
    process.on(signal, stop)
  }
}

async function stop(): Promise<void> {
  if (isStopping()) return
  markStopping()
  for (const response of open) response.shouldKeepAlive = false
  log.info('stopping: what has begun is finished')
  const work = Promise.all([...[...servers].map(closed), drainJobs()])
  const finished = await Promise.race([work.then(() => true), sleep(GRACE, false)])
  if (!finished) log.warn({ seconds: GRACE / 1000 }, 'stopped before everything was finished')
  for (const server of servers) server.closeAllConnections()
  await Promise.race([Promise.allSettled([disconnect(), stopTracing()]), sleep(2_000)])
  process.exit(0)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}
