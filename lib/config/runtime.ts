/** Whether this process serves the product, rather than running one of its commands or tests. */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}
