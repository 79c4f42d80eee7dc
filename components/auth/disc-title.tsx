import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** Renders a section's title after its icon. */
export function DiscTitle({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <h2 className="flex items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
        <Icon of={icon} className="size-5" />
      </span>
      <span className="min-w-0">{children}</span>
    </h2>
  )
}
