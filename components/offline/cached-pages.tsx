'use client'

import { ChevronRight } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'

type CachedPage = { href: string; label: string }

/** Lists the cached pages; `none` is the fallback. */
export function CachedPages({
  pages,
  none,
  children,
}: {
  pages: CachedPage[]
  none: string
  children: ReactNode
}) {
  const [cached, setCached] = useState<CachedPage[]>()
  useEffect(() => {
    void findCachedPages(pages).then(setCached)
  }, [pages])
  if (cached?.length === 0) return <p className="text-soft">{none}</p>
  return (
    <>
      {children}
      <ul className="mt-4 grid gap-2.5">
        {cached?.map(({ href, label }) => (
          <li key={href}>
            {/* A plain link, because the cache has whole pages only. */}
            <a
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 rounded-2xl bg-leaf-tint px-4 font-bold text-leaf-ink transition-colors duration-200 hover:bg-leaf hover:text-on-leaf"
            >
              {label}
              <Icon of={ChevronRight} className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

async function findCachedPages(pages: CachedPage[]): Promise<CachedPage[]> {
  // Caches need a secure context.
  if (!('caches' in window)) return []
  const copies = await Promise.all(pages.map(({ href }) => caches.match(href)))
  return pages.filter((_, index) => copies[index])
}
