import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Links the legal texts in a new tab, which keeps the form's state. */
export function ConsentText({ given }: { given: 'by a box' | 'by going on' }) {
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
  return given === 'by a box' ? t.rich('consent', links) : t.rich('consentBySocial', links)
}
