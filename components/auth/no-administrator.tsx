import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'

/** Explains the first administrator's creation. */
export async function NoAdministrator() {
  const t = await getTranslations('noAdministrator')
  const values = {
    command: 'npm run admin -- <e-mail>',
    container: 'brota admin <e-mail>',
    variable: 'ADMIN_EMAIL',
  }
  return (
    <Alert tone="warning" title={t('title')} className="mb-6">
      {t('text', values)}
    </Alert>
  )
}
