import { getTranslations } from 'next-intl/server'
import { NewChallengeButton } from '@/components/backoffice/challenges/challenge-dialog-openers'
import { NewContentLink } from '@/components/backoffice/content/content-list'
import { ContentTools } from '@/components/backoffice/content/content-tools'
import { readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { PageHeader } from '@/components/backoffice/page-header'
import { ClientMessages } from '@/components/shell/client-messages'
import { LinkTabs } from '@/components/shell/link-tabs'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'
import { ChallengesPanel } from './challenges-panel'
import { BadgesPanel, RecipesPanel, TasksPanel } from './library-panels'

const PANELS = {
  challenges: { Panel: ChallengesPanel, namespace: 'challengeEditor', others: ['planner', 'starter'] },
  badges: { Panel: BadgesPanel, namespace: 'badgeEditor', others: ['badges'] },
  recipes: { Panel: RecipesPanel, namespace: 'recipes', others: [] },
  tasks: { Panel: TasksPanel, namespace: 'taskEditor', others: [] },
} as const
const TABS = Object.keys(PANELS) as (keyof typeof PANELS)[]

export const generateMetadata = pageMetadata('content')

export default async function ContentPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin('/backoffice/content')
  const [t, common, query] = await Promise.all([
    getTranslations('backoffice'),
    getTranslations('common'),
    readListQuery(searchParams),
  ])
  const selected = TABS.find((tab) => tab === query.tab) ?? 'challenges'
  const { Panel, namespace, others } = PANELS[selected]
  return (
    <ClientMessages namespaces={['backoffice', 'transfer', 'debug', namespace, ...others]}>
      <PageHeader inline title={t('content')}>
        {namespace === 'challengeEditor' ? (
          <NewChallengeButton today={contentToday()} />
        ) : (
          <NewContentLink namespace={namespace} size="sm" />
        )}
      </PageHeader>
      <LinkTabs
        label={t('contentKinds')}
        loadingLabel={common('loading')}
        tabs={TABS.map((value) => ({
          value,
          href: `/backoffice/content?tab=${value}`,
          label: t(`tab.${value}`),
        }))}
        selected={selected}
      >
        <Panel actor={actor} query={query} />
      </LinkTabs>
      <ContentTools />
    </ClientMessages>
  )
}
