import 'server-only'
import { Socket } from 'node:net'

/**
 * A socket that writes once in a turn of the event loop, whatever is given to it in that turn: each write costs the
 * process a call of the operating system, which takes longer than putting a statement together.
 */
export class GatheringSocket extends Socket {
  private isGathering = false

  override cork(): void {
    if (!this.isGathering) {
      this.isGathering = true
      super.cork()
      setImmediate(() => {
        this.isGathering = false
        super.uncork()
      })
    }
    super.cork()
  }
}
