import 'server-only'
import { counter, gauge } from './registry'

const jobs = counter({
  name: 'jobs_total',
  help: 'Turns of repeated work by how they ended.',
  labelNames: ['job', 'outcome'],
})

const lastSuccess = gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When repeated work last ended well in this process.',
  labelNames: ['job'],
})

export function jobFinished(job: string, outcome: 'success' | 'failure'): void {
  jobs.inc({ job, outcome })
  if (outcome === 'success') lastSuccess.set({ job }, Date.now() / 1000)
}
