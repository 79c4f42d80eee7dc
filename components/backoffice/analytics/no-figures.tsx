import type { ReactNode } from 'react'

/** Stands in a chart's place where there is nothing to draw. */
export function NoFigures({ children }: { children: ReactNode }) {
  return <p className="grid min-h-40 place-items-center text-center text-soft">{children}</p>
}
