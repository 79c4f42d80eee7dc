'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/lib/platform/i18n/navigation'
import { isCurrentSection, type Section } from './section'

type TabLinkProps = Section & { href: string; children: ReactNode }

/** Links to a page; the current one is highlighted. */
export function TabLink({ href, children, ...section }: TabLinkProps) {
  const current = isCurrentSection(usePathname(), section)
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className="group relative grid min-h-16 content-center justify-items-center gap-0.5 px-0.5 pt-1 font-bold text-[min(0.75rem,4.2vw)] text-soft before:absolute before:top-0 before:h-1 before:w-8 before:rounded-b-full aria-[current=page]:text-leaf-ink aria-[current=page]:before:bg-leaf [&_svg]:h-7 [&_svg]:w-11 [&_svg]:max-w-full [&_svg]:rounded-full [&_svg]:py-0.5 aria-[current=page]:[&_svg]:bg-leaf-tint"
    >
      {children}
    </Link>
  )
}
