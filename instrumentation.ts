/** Runs once when a server process starts: begins the work that nobody asks for. */
export async function register(): Promise<void> {
  // Next builds this file for the edge, too, where there is no database; the condition keeps that build empty.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { repeat } = await import('@/lib/jobs/repeat')
    const { sendMails } = await import('@/lib/mail/delivery')
    const { sweepIdlePhotos } = await import('@/lib/photos/service')
    repeat('sweep-idle-photos', 60, sweepIdlePhotos)
    repeat('send-mails', 1 / 30, sendMails)
  }
}
