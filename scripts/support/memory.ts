// Limits that keep a server within half a gigabyte; the Dockerfile repeats them.

/** Megabytes; otherwise Node's heap grows with the machine's memory. */
export const HEAP = '--max-old-space-size=250'

/**
 * Lets the heap grow by three fifths between full collections; a third is too little for eight uploads. Not
 * allowed in NODE_OPTIONS.
 */
export const GROWTH = '--heap-growing-percent=60'

/** Threads for the limiters of sign-ins, passwords and pictures (three, one, three). */
export const THREADS = { UV_THREADPOOL_SIZE: '8' }

/**
 * Limits the memory that malloc retains. Image buffers, up to 4 MB, are reused
 * (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD).
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(4 << 20),
  MALLOC_TRIM_THRESHOLD_: String(4 << 20),
}
