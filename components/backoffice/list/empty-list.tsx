import type { ComponentProps, ReactNode } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

type EmptyListProps = Omit<ComponentProps<typeof EmptyState>, 'action' | 'art' | 'className'> & {
  art?: ReactNode
  link: { href: string; label: string }
}

/** Renders a place without content, with a link to where there is some. */
export function EmptyList({ link, art = <EmptyPot />, ...props }: EmptyListProps) {
  const action = (
    <Link href={link.href} className={buttonVariants({ variant: 'secondary' })}>
      {link.label}
    </Link>
  )
  return <EmptyState art={art} action={action} className="py-12" {...props} />
}
