import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

/** Renders the link from an entry to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="-ml-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1.5 font-bold text-soft text-sm hover:text-leaf-ink"
    >
      <Icon of={ArrowLeft} className="size-4" />
      {children}
    </Link>
  )
}
