'use client'

import type { IconNode } from 'lucide'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import { useMenuAction } from '@/components/ui/use-menu-action'

export type RowAction = {
  label: string
  icon: IconNode
  refused?: string | null
  danger?: boolean
  onChoose: () => void
}

type RowMenuProps = LazyMenuProps & { label: string; actions: readonly RowAction[] }

export function RowMenu({ label, actions, trigger, ...menu }: RowMenuProps) {
  const { runOnClose, content } = useMenuAction()
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label={label} className="w-64" {...content}>
        {actions.map(({ label: name, icon, refused, danger, onChoose }) => (
          <DropdownMenuItem
            key={name}
            aria-disabled={refused ? true : undefined}
            onSelect={refused ? (event) => event.preventDefault() : runOnClose(onChoose)}
            className={danger && !refused ? 'text-coral-ink' : undefined}
          >
            <Icon of={icon} />
            <span className="min-w-0">
              {name}
              {refused ? <span className="block font-normal text-xs">{refused}</span> : null}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
