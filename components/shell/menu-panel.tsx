import type { ReactNode } from 'react'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-bold text-ink transition-colors duration-150 hover:bg-leaf-tint hover:text-leaf-ink focus-visible:bg-leaf-tint focus-visible:text-leaf-ink focus-visible:-outline-offset-2 [&_svg]:size-5 [&_svg]:shrink-0'

type EntryProps = { children: ReactNode; onChoose: () => void }

export function MenuButton({ children, onChoose }: EntryProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onChoose} className={look}>
      {children}
    </button>
  )
}
