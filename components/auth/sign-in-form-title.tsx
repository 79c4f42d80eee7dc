import { useTranslations } from 'next-intl'

/** Titles the form. The page then hides its `SignInPageHeading`, and shows less sky. */
export function SignInFormTitle() {
  const t = useTranslations('login')
  return (
    <h1 data-low-scene className="mb-5">
      {t('title')}
    </h1>
  )
}
