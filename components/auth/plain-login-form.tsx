import { getTranslations } from 'next-intl/server'
import { CheckboxField } from '@/components/form/checkbox-field'
import { CodeField } from '@/components/form/code-field'
import { EmailField } from '@/components/form/email-field'
import { PasswordField } from '@/components/form/password-field'
import { Button } from '@/components/ui/button'

type PlainLoginFormProps = {
  next: string
  uuid: string | undefined
  email: string | undefined
  withCode: boolean
}

/** Renders the sign-in form without scripts. */
export async function PlainLoginForm({ next, uuid, email, withCode }: PlainLoginFormProps) {
  const t = await getTranslations('login')
  return (
    <form method="post" action="/api/session/login" className="grid gap-5">
      <EmailField label={t('email')} name="email" autoComplete="username" defaultValue={email} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      {withCode ? <CodeField label={t('code')} name="code" required={false} /> : null}
      {uuid ? <input type="hidden" name="uuid" value={uuid} /> : null}
      <input type="hidden" name="next" value={next} />
      <CheckboxField label={t('remember')} name="remember" />
      <Button type="submit" size="lg" className="w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
