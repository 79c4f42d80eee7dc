import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

const tones = {
  leaf: 'bg-leaf-tint text-leaf-ink',
  sun: 'bg-sun-tint text-sun-ink',
  sky: 'bg-sky-tint text-sky-ink',
}

type SettingsLinkProps = {
  href: string
  icon: ReactNode
  tone: keyof typeof tones
  title: string
  text: string
}

export function SettingsLink({ href, icon, tone, title, text }: SettingsLinkProps) {
  return (
    <Link
      href={href}
      className="group flex items-center gap-4 @max-[15rem]:flex-col @max-[15rem]:items-start rounded-field px-2 py-3 transition-colors duration-200 hover:bg-leaf-tint"
    >
      <span
        className={cn('grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-6', tones[tone])}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-heading text-ink text-lg">{title}</span>
        <span className="block text-soft text-sm">{text}</span>
      </span>
      <Icon
        of={ChevronRight}
        className="size-6 shrink-0 text-soft @max-[15rem]:hidden transition-transform duration-200 group-hover:translate-x-1 motion-reduce:transform-none"
      />
    </Link>
  )
}
