import 'server-only'
import { counter, histogram } from './registry'

const calls = counter({
  name: 'http_requests_total',
  help: 'Calls of the API by method, route and status.',
  labelNames: ['method', 'route', 'status'],
})

const durations = histogram({
  name: 'http_request_duration_seconds',
  help: 'How long calls of the API took until their answer began.',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

const refusals = counter({
  name: 'brota_refusals_total',
  help: 'Refused calls of the API by the code of the refusal.',
  labelNames: ['code'],
})

type FinishedCall = {
  method: string
  route: string
  status: number
  seconds: number
  code: string | undefined
}

export function recordCall({ method, route, status, seconds, code }: FinishedCall): void {
  calls.inc({ method, route, status })
  durations.observe({ method, route }, seconds)
  if (code) refusals.inc({ code })
}
