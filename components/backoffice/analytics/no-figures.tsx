import type { ReactNode } from 'react'

export function NoFigures({ children }: { children: ReactNode }) {
  return <p className="grid min-h-40 place-items-center text-center text-soft">{children}</p>
}
