import { repeat } from '@/lib/jobs/repeat'
import { sweepIdlePhotos } from '@/lib/photos/service'

/** Runs once when a server process starts: begins the work that nobody asks for. */
export function register(): void {
  repeat('sweep-idle-photos', 60, sweepIdlePhotos)
}
