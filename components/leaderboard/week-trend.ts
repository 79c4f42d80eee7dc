export function weekTrend({ done, lastWeek }: { done: number; lastWeek: number }) {
  const difference = Math.abs(done - lastWeek)
  if (done === 0 && lastWeek === 0) return { trend: 'fresh', difference } as const
  if (done === lastWeek) return { trend: 'same', difference } as const
  return { trend: done > lastWeek ? 'more' : 'less', difference } as const
}
