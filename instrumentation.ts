import type { Instrumentation } from 'next'

export async function register(): Promise<void> {
  // Next also builds this file for the edge runtime, which has no database.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tidyStorage } = await import('@/lib/features/admin/storage-cleanup/service')
    const { refreshAnalytics } = await import('@/lib/features/analytics/service')
    const { sendDigests } = await import('@/lib/features/completions/digests/service')
    const { pushAnnouncements } = await import('@/lib/features/notifications/announcements/service')
    const { sendPushes } = await import('@/lib/features/notifications/push/service')
    const { sendReminders } = await import('@/lib/features/notifications/reminders/service')
    const { sweepWaiting } = await import('@/lib/features/completions/waiting/service')
    const { freezeSeasons } = await import('@/lib/features/leaderboard/seasons/service')
    const { sweepExpired } = await import('@/lib/features/auth/retention/service')
    const { makeDueBackup, warnAboutBackups } = await import('@/lib/platform/backups/schedule')
    const { captureRootContext } = await import('@/lib/platform/jobs/run-detached')
    const { scheduleJob } = await import('@/lib/platform/jobs/schedule-job')
    const { stopOnSignals } = await import('@/lib/platform/jobs/shutdown')
    const { logComplaints } = await import('@/lib/platform/log/console')
    const { sendMails } = await import('@/lib/platform/mail/delivery')
    const { startTracing } = await import('@/lib/platform/tracing/tracing')
    const { sweepUnusedMaterials } = await import('@/lib/features/materials/uploads/service')
    const { measurePhotos } = await import('@/lib/features/photos/quota/service')
    const { sweepUnusedPhotos } = await import('@/lib/features/photos/service')
    await startTracing()
    captureRootContext()
    logComplaints()
    stopOnSignals()
    scheduleJob('add-up-figures', { minutes: 60, by: 'one' }, refreshAnalytics)
    scheduleJob('sweep-idle-photos', { minutes: 60, by: 'one' }, sweepUnusedPhotos)
    scheduleJob('sweep-idle-materials', { minutes: 60, by: 'one' }, sweepUnusedMaterials)
    scheduleJob('tidy-storage', { minutes: 24 * 60, by: 'one' }, tidyStorage)
    scheduleJob('sweep-expired', { minutes: 60, by: 'one' }, sweepExpired)
    scheduleJob('send-reminders', { minutes: 1, by: 'each' }, sendReminders)
    scheduleJob('send-digests', { minutes: 1, by: 'each' }, sendDigests)
    scheduleJob('push-announcements', { minutes: 1, by: 'each' }, pushAnnouncements)
    scheduleJob('send-pushes', { minutes: 1 / 12, by: 'each' }, sendPushes)
    scheduleJob('sweep-waiting', { minutes: 60, by: 'one' }, sweepWaiting)
    scheduleJob('freeze-seasons', { minutes: 60, by: 'one' }, freezeSeasons)
    scheduleJob('measure-photos', { minutes: 15, by: 'each' }, measurePhotos)
    // The command decides under its lock: one container makes the backup.
    scheduleJob('make-backup', { minutes: 1, by: 'each', hangsAfterMinutes: 6 * 60 }, makeDueBackup)
    scheduleJob('warn-about-backups', { minutes: 60, by: 'one' }, warnAboutBackups)
    // Each container: a mail server may block one.
    scheduleJob('send-mails', { minutes: 1 / 30, by: 'each' }, sendMails)
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { pageFailed } = await import('@/lib/platform/log/console')
    pageFailed(error, request, routePath)
  }
}
