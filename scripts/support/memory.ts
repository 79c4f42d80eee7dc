// Limits that keep a server within half a gigabyte; the Dockerfile repeats them.

/** In megabytes. Without it, Node's heap grows with the machine's memory. */
export const HEAP = '--max-old-space-size=250'

/**
 * Lets the heap with its external memory grow by three fifths between full collections; the default of a third is too
 * little for eight uploads. Not allowed in NODE_OPTIONS.
 */
export const GROWTH = '--heap-growing-percent=60'

/**
 * Covers the limiters for sign-ins, passwords and pictures (three, one, three), so that none waits for another's
 * threads.
 */
export const THREADS = { UV_THREADPOOL_SIZE: '8' }

/**
 * Limits the memory that malloc retains: by default one arena per thread and blocks up to 32 MB. Image buffers, up to 4
 * MB, are reused (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD).
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(4 << 20),
  MALLOC_TRIM_THRESHOLD_: String(4 << 20),
}
