import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { FamilyView } from '@/lib/features/families/schema'
import { CodeActions } from './code-actions'
import { toCodeLine } from './code-line'
import { NewCodeButton } from './new-code-button'
import { RenewButton } from './renew-button'

type CodeSectionProps = { family: FamilyView; now: Date }

/** Renders the join code as the last part of the adults' card. */
export function CodeSection({ family, now }: CodeSectionProps) {
  const t = useTranslations('family')
  const { id, name } = family
  const { code, until, isExpired } = toCodeLine(family, now)
  const half = Math.ceil(code.length / 2)
  return (
    <section aria-labelledby="join-code" className="@container mt-5 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="join-code">{t('code')}</h3>
        {isExpired ? null : (
          // A CSS gap, so that the code is one word to copy and for screen readers.
          <p className="grow select-all rounded-field bg-leaf-tint px-3 py-1.5 text-center font-bold font-heading text-[min(1.5rem,9vw)] tracking-widest @md:grow-0">
            <span className="mr-2">{code.slice(0, half)}</span>
            <span>{code.slice(half)}</span>
          </p>
        )}
      </div>
      {isExpired ? (
        <>
          <Alert tone="warning" title={t('codeExpired')} className="mt-3">
            {t('codeExpiredText')}
          </Alert>
          <RenewButton familyId={id} />
        </>
      ) : (
        <>
          <p className="mt-2 text-soft">{t('codeText')}</p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-soft text-sm">{t('codeUntil', { date: until })}</p>
            <NewCodeButton familyId={id} code={code} />
          </div>
          <CodeActions name={name} code={code} />
        </>
      )}
    </section>
  )
}
