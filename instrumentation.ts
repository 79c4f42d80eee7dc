import type { Instrumentation } from 'next'

/** Runs once when a server process starts: begins the work that nobody asks for. */
export async function register(): Promise<void> {
  // Next builds this file for the edge, too, where there is no database; the condition keeps that build empty.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tidyStorage } = await import('@/lib/admin/keeping/service')
    const { addUpFigures } = await import('@/lib/analytics/keeping/service')
    const { sweepExpired } = await import('@/lib/auth/retention/service')
    const { standApart } = await import('@/lib/jobs/apart')
    const { repeat } = await import('@/lib/jobs/repeat')
    const { stopOnSignals } = await import('@/lib/jobs/shutdown')
    const { logComplaints } = await import('@/lib/log/console')
    const { sendMails } = await import('@/lib/mail/delivery')
    const { sweepIdleMaterials } = await import('@/lib/materials/uploads/service')
    const { sweepIdlePhotos } = await import('@/lib/photos/service')
    standApart()
    logComplaints()
    stopOnSignals()
    repeat('add-up-figures', { minutes: 60, by: 'one' }, addUpFigures)
    repeat('sweep-idle-photos', { minutes: 60, by: 'one' }, sweepIdlePhotos)
    repeat('sweep-idle-materials', { minutes: 60, by: 'one' }, sweepIdleMaterials)
    repeat('tidy-storage', { minutes: 24 * 60, by: 'one' }, tidyStorage)
    repeat('sweep-expired', { minutes: 60, by: 'one' }, sweepExpired)
    // People wait for mails: every container sends, and a mail server that hangs one of them does not hold up the rest.
    repeat('send-mails', { minutes: 1 / 30, by: 'each' }, sendMails)
  }
}

/** A page that could not be made. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { pageFailed } = await import('@/lib/log/console')
    pageFailed(error, request, routePath)
  }
}
