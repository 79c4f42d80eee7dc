'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/lib/platform/i18n/navigation'
import { isCurrentSection, type Section } from './section'

type NavLinkProps = Section & { href: string; children: ReactNode }

export function NavLink({ href, children, ...section }: NavLinkProps) {
  const current = isCurrentSection(usePathname(), section)
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-12 items-center gap-3 rounded-2xl px-3.5 font-bold text-soft transition-colors duration-200 hover:bg-muted hover:text-ink aria-[current=page]:bg-leaf-tint aria-[current=page]:text-leaf-ink [&_svg]:size-5.5 [&_svg]:shrink-0"
    >
      {children}
    </Link>
  )
}
