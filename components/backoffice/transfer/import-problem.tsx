import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Problem } from './use-import'

const SHOWN = 20

export function ImportProblem({ problem: { text, places } }: { problem: Problem }) {
  const t = useTranslations('transfer.importDialog')
  return (
    <Alert tone="error" role="alert" title={text} className="mb-4">
      {places.length > 0 ? (
        <ul className="mt-2 grid max-h-56 gap-1.5 overflow-y-auto text-sm">
          {places.slice(0, SHOWN).map(({ path, text: why }) => (
            <li key={path} className="break-words">
              <code className="mr-1.5 rounded bg-card px-1.5 py-0.5 text-xs">{path}</code>
              {why}
            </li>
          ))}
          {places.length > SHOWN ? <li>{t('moreWrong', { count: places.length - SHOWN })}</li> : null}
        </ul>
      ) : (
        t('failed')
      )}
    </Alert>
  )
}
