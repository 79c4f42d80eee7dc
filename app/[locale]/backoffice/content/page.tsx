import { getTranslations } from 'next-intl/server'
import { DebugButtons, TransferButtons } from '@/components/backoffice/content/content-tools'
import { readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { PageHeader } from '@/components/backoffice/page-header'
import { ClientMessages } from '@/components/shell/client-messages'
import { LinkTabs } from '@/components/shell/link-tabs'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'
import { ChallengesPanel } from './challenges-panel'
import { BadgesPanel, RecipesPanel, TasksPanel } from './library-panels'

const PANELS = { challenges: ChallengesPanel, badges: BadgesPanel, recipes: RecipesPanel, tasks: TasksPanel }
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
  const Panel = PANELS[selected]
  return (
    <>
      <PageHeader title={t('content')} text={t('contentText')}>
        <ClientMessages namespaces={['transfer']}>
          <TransferButtons />
        </ClientMessages>
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
      <div className="mt-8 border-line border-t pt-3">
        <ClientMessages namespaces={['debug']}>
          <DebugButtons />
        </ClientMessages>
      </div>
    </>
  )
}
