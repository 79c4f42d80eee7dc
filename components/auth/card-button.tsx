import { ChevronRight } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'

const tones = {
  leaf: 'bg-leaf-tint text-leaf-ink',
  sun: 'bg-sun-tint text-sun-ink',
  sky: 'bg-sky-tint text-sky-ink',
}

type CardButtonProps = {
  icon: ReactNode
  tone: keyof typeof tones
  title: string
  text: string
  busy?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

export function CardButton({ icon, tone, title, text, busy = false, onClick, ref }: CardButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      aria-busy={busy || undefined}
      className="group flex w-full items-center gap-4 rounded-card border-2 border-line bg-card p-4 text-left transition-colors duration-200 hover:border-leaf hover:bg-leaf-tint sm:p-5"
    >
      <span
        className={cn('grid size-14 shrink-0 place-items-center rounded-full [&_svg]:size-7', tones[tone])}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-heading text-ink text-xl">{title}</span>
        <span className="mt-0.5 block text-soft">{text}</span>
      </span>
      {busy ? (
        <Spinner className="size-6 text-leaf-ink" />
      ) : (
        <Icon
          of={ChevronRight}
          className="size-6 shrink-0 text-soft transition-transform duration-200 group-hover:translate-x-1"
        />
      )}
    </button>
  )
}
