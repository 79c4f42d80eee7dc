import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

type EmptyListProps = { title: string; text: string; link?: { href: string; label: string } }

/** Renders a list without matches, with a link to an unfiltered one. */
export function EmptyList({ title, text, link }: EmptyListProps) {
  const action = link ? (
    <Link href={link.href} className={buttonVariants({ variant: 'secondary' })}>
      {link.label}
    </Link>
  ) : null
  return <EmptyState art={<EmptyPot />} title={title} text={text} action={action} className="py-12" />
}
