import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DebugButtons } from '@/components/backoffice/debug/debug-buttons'
import { TransferButtons } from '@/components/backoffice/transfer/transfer-buttons'
import { ClientMessages } from '@/components/shell/client-messages'
import { LinkTabs } from '@/components/shell/link-tabs'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { BadgesPanel } from './badges-panel'
import { ChallengesPanel } from './challenges-panel'
import { RecipesPanel } from './recipes-panel'
import { TasksPanel } from './tasks-panel'

const PANELS = { challenges: ChallengesPanel, badges: BadgesPanel, recipes: RecipesPanel, tasks: TasksPanel }
const TABS = Object.keys(PANELS) as (keyof typeof PANELS)[]

type ContentPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  return { title: `${t('content')} · ${t('title')}` }
}

export default async function ContentPage({ searchParams }: ContentPageProps) {
  const actor = await requireAdmin('/backoffice/content')
  const [t, common, sent] = await Promise.all([
    getTranslations('backoffice'),
    getTranslations('common'),
    searchParams,
  ])
  const query = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0]]))
  const selected = TABS.find((tab) => tab === query.tab) ?? 'challenges'
  const Panel = PANELS[selected]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{t('content')}</h1>
          <p className="mt-1 text-soft">{t('contentText')}</p>
        </div>
        <ClientMessages namespaces={['debug', 'transfer']}>
          <div className="flex flex-wrap gap-3">
            <TransferButtons />
            <DebugButtons />
          </div>
        </ClientMessages>
      </div>
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
    </>
  )
}
