import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BadgesTab } from '@/components/backoffice/content/badges-tab'
import { ChallengesTab } from '@/components/backoffice/content/challenges-tab'
import { ContentTabs } from '@/components/backoffice/content/content-tabs'
import { RecipesTab } from '@/components/backoffice/content/recipes-tab'
import { TasksTab } from '@/components/backoffice/content/tasks-tab'
import { gateAdmin } from '@/lib/session/gate'

const PANELS = { challenges: ChallengesTab, badges: BadgesTab, recipes: RecipesTab, tasks: TasksTab }
const TABS = Object.keys(PANELS) as (keyof typeof PANELS)[]

type ContentPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  return { title: `${t('content')} · ${t('title')}` }
}

export default async function ContentPage({ searchParams }: ContentPageProps) {
  const actor = await gateAdmin('/backoffice/content')
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
      <h1>{t('content')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('contentText')}</p>
      <ContentTabs
        label={t('contentKinds')}
        loadingLabel={common('loading')}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        selected={selected}
      >
        <Panel actor={actor} query={query} />
      </ContentTabs>
    </>
  )
}
