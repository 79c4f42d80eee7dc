import { KeyRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { CodeActions } from './code-actions'

/** The code by which other adults join. */
export function CodeCard({ familyId, name, code }: { familyId: string; name: string; code: string }) {
  const t = useTranslations('family')
  const half = Math.ceil(code.length / 2)
  return (
    <Card as="section" tone="sun" className="@container">
      <CardTitle className="flex items-center gap-2">
        <Icon of={KeyRound} className="size-5 text-sun-ink" />
        {t('code')}
      </CardTitle>
      <p className="mt-1 text-ink">{t('codeText')}</p>
      {/* The gap is drawn, not typed, so that the code is one word to copy and to hear. */}
      <p className="mt-3 select-all font-bold font-heading text-[clamp(1.75rem,9vw,2.5rem)] tracking-widest">
        <span className="mr-2">{code.slice(0, half)}</span>
        <span>{code.slice(half)}</span>
      </p>
      <CodeActions familyId={familyId} name={name} code={code} />
    </Card>
  )
}
