// What keeps a server within half a gigabyte; the Dockerfile says the same.

/** Megabytes: without a limit Node lets its heap grow with the machine before it cleans up. */
export const HEAP = '--max-old-space-size=250'

/**
 * The heap, with the files that are held for it, may grow by three fifths of what was alive before all of it is looked
 * through again, within that limit. In so small a heap the engine allows itself a third, which eight uploads take.
 * NODE_OPTIONS does not know it.
 */
export const GROWTH = '--heap-growing-percent=60'

/** Sign-ins, new passwords and pictures have limiters of three, one and three: no one's work waits for another's threads. */
export const THREADS = { UV_THREADPOOL_SIZE: '8' }

/**
 * The allocator likewise keeps what pictures took: in as many arenas as there are threads, unless it is held to few, and
 * in pieces as large as were ever given back, up to 32 MB, unless it is told which to keep. Pieces up to 4 MB, as a
 * picture is drawn in, are used again instead of being asked of the system each time, up to 4 MB of them in each arena
 * (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD).
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(4 << 20),
  MALLOC_TRIM_THRESHOLD_: String(4 << 20),
}
