import { ChevronRight, type IconNode } from 'lucide'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

const tones = {
  leaf: 'bg-leaf-tint text-leaf-ink',
  sun: 'bg-sun-tint text-sun-ink',
  sky: 'bg-sky-tint text-sky-ink',
  coral: 'bg-coral-tint text-coral-ink',
}

type SettingsLinkProps = {
  href: string
  icon: IconNode
  tone: keyof typeof tones
  title: string
  text: string
}

/** Renders a row of a list; `text` describes the page or shows its current value. */
export function SettingsLink({ href, icon, tone, title, text }: SettingsLinkProps) {
  return (
    <li className="@container">
      <Link
        href={href}
        className="group -mx-2 flex h-full items-center gap-4 @max-[15rem]:flex-col @max-[15rem]:items-start rounded-field px-2 py-3 transition-colors duration-200 hover:bg-leaf-tint"
      >
        <span className={cn('grid size-11 shrink-0 place-items-center rounded-full', tones[tone])}>
          <Icon of={icon} className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-balance font-bold font-heading text-ink text-lg">{title}</span>
          <span className="block text-pretty text-soft text-sm">{text}</span>
        </span>
        <Icon
          of={ChevronRight}
          className="size-6 shrink-0 text-soft @max-[15rem]:hidden transition-transform duration-200 group-hover:translate-x-1 motion-reduce:transform-none"
        />
      </Link>
    </li>
  )
}
