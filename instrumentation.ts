import type { Instrumentation } from 'next'

/** Runs once when a server process starts: begins the work that nobody asks for. */
export async function register(): Promise<void> {
  // Next builds this file for the edge, too, where there is no database; the condition keeps that build empty.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tidyStorage } = await import('@/lib/admin/storage-cleanup/service')
    const { refreshAnalytics } = await import('@/lib/analytics/refresh/service')
    const { sweepExpired } = await import('@/lib/auth/retention/service')
    const { captureRootContext } = await import('@/lib/jobs/run-detached')
    const { scheduleJob } = await import('@/lib/jobs/schedule-job')
    const { stopOnSignals } = await import('@/lib/jobs/shutdown')
    const { logComplaints } = await import('@/lib/log/console')
    const { sendMails } = await import('@/lib/mail/delivery')
    const { sweepIdleMaterials } = await import('@/lib/materials/uploads/service')
    const { sweepIdlePhotos } = await import('@/lib/photos/service')
    captureRootContext()
    logComplaints()
    stopOnSignals()
    scheduleJob('add-up-figures', { minutes: 60, by: 'one' }, refreshAnalytics)
    scheduleJob('sweep-idle-photos', { minutes: 60, by: 'one' }, sweepIdlePhotos)
    scheduleJob('sweep-idle-materials', { minutes: 60, by: 'one' }, sweepIdleMaterials)
    scheduleJob('tidy-storage', { minutes: 24 * 60, by: 'one' }, tidyStorage)
    scheduleJob('sweep-expired', { minutes: 60, by: 'one' }, sweepExpired)
    // People wait for mails: every container sends, and a mail server that hangs one of them does not hold up the rest.
    scheduleJob('send-mails', { minutes: 1 / 30, by: 'each' }, sendMails)
  }
}

/** A page that could not be made. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { pageFailed } = await import('@/lib/log/console')
    pageFailed(error, request, routePath)
  }
}
