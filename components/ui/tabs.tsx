'use client'

import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Tabs = Radix.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex max-w-full gap-1 overflow-x-auto rounded-full bg-muted p-1 sm:w-fit', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-full px-5 font-bold text-soft transition-colors duration-200 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-card data-[state=active]:text-leaf-ink data-[state=active]:shadow-soft [&_svg]:size-5',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-5 rounded-card', className)} {...props} />
}
