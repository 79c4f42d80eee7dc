/** Throws confetti once; nothing moves for those who asked for calm. The library is fetched only when it flies. */
export async function throwConfetti(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const burst = { particleCount: 70, startVelocity: 42, spread: 65, ticks: 180, zIndex: 60 }
  const colors = ['#3fae5c', '#ffd24a', '#f0714a', '#6bb8e6', '#d4559b']
  await Promise.all([
    confetti({ ...burst, colors, angle: 60, origin: { x: 0.1, y: 0.75 }, disableForReducedMotion: true }),
    confetti({ ...burst, colors, angle: 120, origin: { x: 0.9, y: 0.75 }, disableForReducedMotion: true }),
  ])
}
