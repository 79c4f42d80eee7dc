import { ArrowDown, ArrowRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { Installation, Issue } from '@/lib/features/installation/overview/rules'
import { Link } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'
import { Mark, toGigabytes, toTone } from './installation-section'
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
    <Card as="section" tone="sun" aria-labelledby="attention-title" className="pb-2 sm:pb-3">
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
              <Mark tone={toTone([issue])}>{t(`issue.${issue.kind}.title`)}</Mark>
            </p>
            <p className="max-w-4xl text-pretty md:col-start-1 md:pl-[1.475rem]">
              {t.rich(`issue.${issue.kind}.text`, {
                free: toGigabytes(storage.disk?.free ?? 0),
                code: (name) => <code className="break-words font-mono font-semibold text-sm">{name}</code>,
              })}
            </p>
            <div className="max-md:pt-1 md:col-start-2 md:justify-self-end md:row-span-2 md:row-start-1">
              <Action issue={issue} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Action({ issue: { kind, section } }: { issue: Issue }) {
  const t = useTranslations('installation')
  const backoffice = useTranslations('backoffice')
  if (kind === 'noChallenges') return <StarterButton />
  if (kind === 'challengesGone')
    return (
      <Link href={PATHS.challenges} className={LINK}>
        {backoffice('content')}
        <Icon of={ArrowRight} />
      </Link>
    )
  return (
    <a href={`#section-${section}`} className={LINK}>
      {t(`${section}.title`)}
      <Icon of={ArrowDown} />
    </a>
  )
}

const LINK = cn(buttonVariants({ variant: 'link' }), '-mx-1 whitespace-nowrap')
