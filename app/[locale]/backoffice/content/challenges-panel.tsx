import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { LIST_PATH } from '@/components/backoffice/challenges/challenge-path'
import { ChallengeTable } from '@/components/backoffice/challenges/challenge-table'
import { ChallengeToolbar } from '@/components/backoffice/challenges/challenge-toolbar'
import { StarterButton } from '@/components/backoffice/installation/starter-button'
import { listAddress } from '@/components/backoffice/list/list-address'
import { ListPager } from '@/components/backoffice/list/list-pager'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { challengeListQuery } from '@/lib/features/challenges/publishing/schema'
import { listForEditors } from '@/lib/features/challenges/publishing/service'
import { readStarterState } from '@/lib/features/installation/starter/service'
import { Link } from '@/lib/platform/i18n/navigation'
import type { AdminActor } from '@/lib/platform/session/actor'

type ChallengesPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

export async function ChallengesPanel({ actor, query }: ChallengesPanelProps) {
  const asked = challengeListQuery.parse({ ...query, status: query.status || undefined })
  const { challenges, total, pages, page } = await listForEditors(actor, asked)
  const t = await getTranslations('challengeEditor')
  const today = contentToday()
  const order = asked.order ?? (asked.sort === 'title' ? 'asc' : 'desc')
  const pageAddress = (number: number) =>
    listAddress('/backoffice/content', query, { page: number > 1 ? String(number) : null })
  return (
    <ClientMessages namespaces={['backoffice', 'challengeEditor', 'planner', 'starter']}>
      <ChallengeToolbar today={today} />
      {challenges.length === 0 ? (
        <Nothing isFiltered={Boolean(asked.search || asked.status || asked.period !== 'all')} />
      ) : (
        <>
          <p role="status" className="mb-2 text-soft text-sm">
            {t('count', { count: total })}
          </p>
          <ChallengeTable
            challenges={challenges}
            query={query}
            sorting={{ by: asked.sort, order }}
            today={today}
          />
          <ListPager
            page={page}
            previous={page > 1 ? pageAddress(page - 1) : null}
            next={page < pages ? pageAddress(page + 1) : null}
          />
        </>
      )}
    </ClientMessages>
  )
}

async function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = await getTranslations('challengeEditor')
  const action = isFiltered ? (
    <Link href={LIST_PATH} className={buttonVariants({ variant: 'secondary' })}>
      {t('showAll')}
    </Link>
  ) : (await readStarterState()).isOffered ? (
    <StarterButton />
  ) : undefined
  return (
    <EmptyState
      art={<EmptyPot />}
      title={t(isFiltered ? 'nothingTitle' : 'emptyTitle')}
      text={t(isFiltered ? 'nothingText' : 'emptyText')}
      action={action}
    />
  )
}
