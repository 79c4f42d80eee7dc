import { getTranslations } from 'next-intl/server'
import { TaskPicture } from '@/components/activities/task-picture'
import type { SharedPost } from '@/lib/features/feed/shares/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { ActButton } from './act-button'
import { Line } from './line'
import { Section } from './section'

export async function LinksSection({ shared, zone }: { shared: readonly SharedPost[]; zone: string }) {
  const t = await getTranslations('visibleTo')
  return (
    <Section
      id="links"
      title={t('linksTitle')}
      count={t('count', { what: 'links', count: shared.length })}
      text={t('linksText')}
      lines={shared.map(({ postId, taskTitle, motif, isOwn, links, byOthers, works, date }) => (
        <Line
          key={postId}
          picture={<TaskPicture motif={motif} className="size-12 shrink-0 rounded-xl" />}
          title={taskTitle}
          actions={
            <ActButton
              act="revoke"
              id={postId}
              label={t('named', { act: 'revoke', name: taskTitle })}
              done={t('done', { act: 'revoke', name: taskTitle })}
            >
              {t('act.revoke')}
            </ActButton>
          }
        >
          <p className="text-soft text-sm">
            {t('linksOf', {
              count: links,
              day: formatDate(localDateAt(new Date(date), zone)),
              whose: isOwn ? 'own' : 'other',
            })}
          </p>
          {isOwn && byOthers > 0 ? (
            <p className="text-soft text-sm">{t('linksByOthers', { count: byOthers })}</p>
          ) : null}
          {works ? null : <p className="text-soft text-sm">{t('linkSleeps')}</p>}
        </Line>
      ))}
    />
  )
}
