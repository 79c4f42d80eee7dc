import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Links the legal texts in a new tab, which keeps the form's state. */
export function ConsentText({ by }: { by: 'checkbox' | 'signing in' }) {
  const t = useTranslations('subscribe')
  const linkTo = (href: string) => (words: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-bold text-leaf-ink underline underline-offset-2"
    >
      {words}
    </a>
  )
  const links = { terms: linkTo('/terms'), privacy: linkTo('/privacy') }
  return by === 'checkbox' ? t.rich('consent', links) : t.rich('consentBySocial', links)
}
