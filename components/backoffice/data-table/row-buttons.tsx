import { Ellipsis, Pencil } from 'lucide'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

const ICON_LOOK = 'text-soft lg:size-9'

type EditButtonProps = {
  label: string
  /** Label that names the row. */
  name: string
  onOwnPage: boolean
  className?: string
  onClick: () => void
}

/** Renders an icon in a row, a button with its label on the page of what it edits. */
export function EditButton({ label, name, onOwnPage, className, onClick }: EditButtonProps) {
  if (onOwnPage)
    return (
      <Button variant="secondary" size="sm" onClick={onClick}>
        <Icon of={Pencil} />
        {label}
      </Button>
    )
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      title={label}
      onClick={onClick}
      className={cn(ICON_LOOK, className)}
    >
      <Icon of={Pencil} />
    </Button>
  )
}

/** Renders the trigger of a row's menu, which passes the other properties. */
export function MoreButton({ label, className, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <Button {...props} variant="ghost" size="icon" aria-label={label} className={cn(ICON_LOOK, className)}>
      <Icon of={Ellipsis} />
    </Button>
  )
}
