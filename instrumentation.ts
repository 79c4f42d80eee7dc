/** Runs once when a server process starts: begins the work that nobody asks for. */
export async function register(): Promise<void> {
  // Next builds this file for the edge, too, where there is no database; the condition keeps that build empty.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { refreshFigures } = await import('@/lib/analytics/days/service')
    const { sweepExpired } = await import('@/lib/auth/retention/service')
    const { repeat } = await import('@/lib/jobs/repeat')
    const { sendMails } = await import('@/lib/mail/delivery')
    const { sweepIdleMaterials } = await import('@/lib/materials/uploads/service')
    const { sweepIdlePhotos } = await import('@/lib/photos/service')
    repeat('add-up-figures', 60, refreshFigures)
    repeat('sweep-idle-photos', 60, sweepIdlePhotos)
    repeat('sweep-idle-materials', 60, sweepIdleMaterials)
    repeat('sweep-expired', 60, sweepExpired)
    repeat('send-mails', 1 / 30, sendMails)
  }
}
