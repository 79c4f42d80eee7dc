import type { ReactNode } from 'react'

type LineProps = {
  picture: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function Line({ picture, title, children, actions }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      {picture}
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="font-bold leading-snug [overflow-wrap:anywhere]">{title}</p>
        {children}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </li>
  )
}
