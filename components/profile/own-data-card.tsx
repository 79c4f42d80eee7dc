import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EraseButton } from './erase-button'
import { ExportButton } from './export-button'
import { FLAT } from './flat'

type OwnDataCardProps = {
  user: { id: string; email: string }
  hasPassword: boolean
  family: { name: string; isLastAdult: boolean } | null
  flat?: boolean
}

export async function OwnDataCard({ user, hasPassword, family, flat = false }: OwnDataCardProps) {
  const t = await getTranslations('ownData')
  return (
    <ClientMessages namespaces={['ownData']}>
      <Card as="section" className={cn(flat && FLAT)} aria-labelledby="copy">
        <CardTitle id="copy">{t('copyTitle')}</CardTitle>
        <p className="mt-1 mb-4 text-soft">{t('copyText')}</p>
        <ExportButton userId={user.id} email={user.email} hasPassword={hasPassword} />
      </Card>
      <Card as="section" className={cn(flat && FLAT)} aria-labelledby="erase">
        <CardTitle id="erase">{t('eraseTitle')}</CardTitle>
        <p className="mt-1 mb-4 text-soft">
          {family?.isLastAdult ? t('eraseTextLast', { family: family.name }) : t('eraseText')}
        </p>
        <EraseButton userId={user.id} email={user.email} hasPassword={hasPassword} family={family} />
      </Card>
    </ClientMessages>
  )
}
