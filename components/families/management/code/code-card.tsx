import { KeyRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { FamilyView } from '@/lib/features/families/schema'
import { CodeActions } from './code-actions'
import { toCodeLine } from './code-line'
import { RenewButton } from './renew-button'

type CodeCardProps = { family: FamilyView; now: Date }

export function CodeCard({ family, now }: CodeCardProps) {
  const t = useTranslations('family')
  const { id, name } = family
  const { code, until, isExpired } = toCodeLine(family, now)
  const half = Math.ceil(code.length / 2)
  return (
    <Card as="section" tone="sun" className="@container" aria-labelledby="join-code">
      <CardTitle id="join-code" className="flex items-center gap-2">
        <Icon of={KeyRound} className="size-5 text-sun-ink" />
        {t('code')}
      </CardTitle>
      {isExpired ? (
        <>
          <Alert tone="warning" title={t('codeExpired')} className="mt-3 bg-card">
            {t('codeExpiredText')}
          </Alert>
          <RenewButton familyId={id} />
        </>
      ) : (
        <>
          <p className="mt-1 text-ink">{t('codeText')}</p>
          {/* A CSS gap, so that the code is one word to copy and for screen readers. */}
          <p className="mt-3 select-all font-bold font-heading text-[min(2.5rem,9vw)] tracking-widest">
            <span className="mr-2">{code.slice(0, half)}</span>
            <span>{code.slice(half)}</span>
          </p>
          <p className="mt-1 text-ink text-sm">{t('codeUntil', { date: until })}</p>
          <CodeActions familyId={id} name={name} code={code} />
        </>
      )}
    </Card>
  )
}
