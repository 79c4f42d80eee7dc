// Loaded before all else (node --require): the engine's pool of threads, which check passwords, draw pictures and read
// files, comes behind the thread that answers. A check that interrupts it empties the processor's caches, and what is
// left of each answer takes several times as long.
const { readdirSync, stat } = require('node:fs')
const { getPriority, setPriority } = require('node:os')

/**
 * A third of what others get, where there is not enough for all (https://man7.org/linux/man-pages/man7/sched.7.html). With
 * less, a sign-in would wait seconds for its hash on a machine that is busy with other requests.
 */
const BEHIND = 5
const LAST = 19
const THREADS = '/proc/self/task'

try {
  const before = new Set(readdirSync(THREADS))
  // The first piece of work for the pool makes its threads, at once and all of them.
  stat('.', () => undefined)
  const made = readdirSync(THREADS).filter((thread) => !before.has(thread))
  for (const thread of made) setPriority(Number(thread), Math.min(getPriority() + BEHIND, LAST))
} catch {
  // Not every system tells of its threads, or lets them be put behind. There, all stay alike.
}
