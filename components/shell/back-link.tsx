import { ArrowLeft } from 'lucide'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

type BackLinkProps = { href: string; children: string; className?: string }

/** Links to the page above, before the title. */
export function BackLink({ href, children, className }: BackLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cn(
        '-mt-3 -ml-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 font-bold text-soft text-sm hover:text-leaf-ink',
        className,
      )}
    >
      <Icon of={ArrowLeft} className="size-4" />
      {children}
    </Link>
  )
}
