import { useTranslations } from 'next-intl'

/** Titles the form; the page hides its own heading above it, and shows less sky. */
export function SignInTitle() {
  const t = useTranslations('login')
  return (
    <h1 data-low-scene className="mb-5">
      {t('title')}
    </h1>
  )
}
