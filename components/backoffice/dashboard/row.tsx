import type { ReactNode } from 'react'

/** Class names of the quick actions. */
export const ROW =
  'flex min-h-14 w-full items-center gap-3 rounded-field px-3 py-2 text-left transition-colors duration-200 hover:bg-leaf-tint'

type RowTextProps = { icon: ReactNode; name: string; text?: string | undefined }

export function RowText({ icon, name, text }: RowTextProps) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{name}</span>
        {text ? <span className="block text-soft text-sm">{text}</span> : null}
      </span>
    </>
  )
}
