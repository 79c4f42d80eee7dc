'use client'

import { Command as CommandPrimitive } from 'cmdk'
import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

export function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive
      data-slot="command"
      className={cn(
        'flex flex-col overflow-hidden rounded-field border-[1.5px] border-field bg-popover text-popover-foreground',
        className,
      )}
      {...props}
    />
  )
}

export function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div
      data-slot="command-input-wrapper"
      className="flex min-h-12 items-center gap-2 border-b px-4 focus-inside:border-leaf focus-inside:bg-accent"
    >
      <Icon of={Search} className="size-5 shrink-0 text-muted-foreground" />
      <CommandPrimitive.Input
        data-slot="command-input"
        className={cn('min-h-12 w-full bg-transparent text-base outline-none', className)}
        {...props}
      />
    </div>
  )
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      data-slot="command-list"
      className={cn('max-h-64 overflow-y-auto overflow-x-hidden overscroll-contain p-1', className)}
      {...props}
    />
  )
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      className={cn(
        'flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-xl px-3 py-1.5 data-[disabled=true]:pointer-events-none data-[selected=true]:bg-accent data-[disabled=true]:opacity-50',
        className,
      )}
      {...props}
    />
  )
}
