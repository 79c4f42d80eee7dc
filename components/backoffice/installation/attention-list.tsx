import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import type { Installation, Issue } from '@/lib/features/installation/overview/rules'
import { Link } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'
import { Mark, toGigabytes } from './installation-section'
import { StarterButton } from './starter-button'

/** Lists what to set up or repair, each with what to do, or says that all is well. */
export function AttentionList({ issues, storage }: Pick<Installation, 'storage'> & { issues: Issue[] }) {
  const t = useTranslations('installation.attention')
  if (issues.length === 0) {
    return (
      <Alert tone="success" title={t('well')}>
        {t('wellText')}
      </Alert>
    )
  }
  return (
    <Card
      as="section"
      tone="sun"
      aria-labelledby="attention-title"
      className="pb-2 dark:inset-ring dark:inset-ring-sun/35 dark:bg-card dark:bg-none sm:pb-3"
    >
      <h2 id="attention-title" className="text-xl">
        {t('title', { count: issues.length })}
      </h2>
      <ul className="mt-2 divide-y divide-ink/10">
        {issues.map((issue) => (
          <li
            key={issue.kind}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <p>
              <Mark tone={issue.isUrgent ? 'error' : 'warning'}>
                <IssueLink section={issue.section}>{t(`issue.${issue.kind}.title`)}</IssueLink>
              </Mark>
            </p>
            <p className="max-w-4xl pl-[1.475rem] text-pretty md:col-start-1">
              {t.rich(`issue.${issue.kind}.text`, {
                free: toGigabytes(storage.disk?.free ?? 0),
                code: (name) => <code className="break-words font-mono font-semibold text-sm">{name}</code>,
              })}
            </p>
            {issue.kind === 'noChallenges' ? (
              <div className="max-md:pt-1 md:col-start-2 md:justify-self-end md:row-span-2 md:row-start-1">
                <StarterButton />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function IssueLink({ section, children }: Pick<Issue, 'section'> & { children: string }) {
  const isContent = section === 'content'
  const Anchor = isContent ? Link : 'a'
  return (
    <Anchor
      href={isContent ? PATHS.challenges : `#section-${section}`}
      className="underline decoration-current/30 underline-offset-4 hover:decoration-current"
    >
      {children}
    </Anchor>
  )
}
