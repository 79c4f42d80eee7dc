const COLORS = ['#3fae5c', '#ffd24a', '#f0714a', '#6bb8e6', '#d4559b']

export async function throwConfetti(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.className = 'pointer-events-none fixed inset-0 z-60 size-full'
  document.body.append(canvas)
  const cannon = confetti.create(canvas, { resize: true })
  const burst = { particleCount: 70, startVelocity: 42, spread: 65, ticks: 180, colors: COLORS }
  await Promise.all([
    cannon({ ...burst, angle: 60, origin: { x: 0.1, y: 0.75 } }),
    cannon({ ...burst, angle: 120, origin: { x: 0.9, y: 0.75 } }),
  ])
  canvas.remove()
}
