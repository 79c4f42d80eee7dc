import { EyeOff, Globe, House, type IconNode, Image, ImageOff, UsersRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TaskPicture } from '@/components/activities/task-picture'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import type { PostAudience } from '@/lib/features/feed/visibility/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { Line } from './line'
import { Section } from './section'

const ICONS = { family: House, followers: UsersRound, families: Globe } as const

/** Lists the newest posts with the audience of post and photo. */
export async function PostsSection({ posts, zone }: { posts: readonly PostAudience[]; zone: string }) {
  const t = await getTranslations('visibleTo')
  return (
    <Section
      id="posts"
      title={t('postsTitle')}
      count={t('count', { what: 'posts', count: posts.length })}
      text={t('postsText')}
      lines={posts.map((post) => <PostLine key={post.id} post={post} zone={zone} />)}
    >
      {posts.length === 0 ? <p className="mt-4">{t('noPosts')}</p> : null}
    </Section>
  )
}

async function PostLine({ post, zone }: { post: PostAudience; zone: string }) {
  const t = await getTranslations('visibleTo')
  const { taskTitle, motif, photo, author, isOwn, date } = post
  const shape = 'size-12 shrink-0 self-start rounded-xl sm:size-16'
  return (
    <Line
      picture={
        photo ? (
          <Photo
            src={photo.url}
            placeholder={photo.placeholder}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={shape}
          />
        ) : (
          <TaskPicture motif={motif} className={shape} />
        )
      }
      title={taskTitle}
    >
      <p className="text-soft text-sm">
        {t('posted', {
          day: formatDate(localDateAt(new Date(date), zone)),
          by: isOwn ? 'you' : author ? 'other' : 'nobody',
          name: author ?? '',
        })}
      </p>
      <PostAnswer post={post} />
      {photo ? <PhotoAnswer post={post} photo={photo} /> : null}
    </Line>
  )
}

async function PostAnswer({ post }: { post: PostAudience }) {
  const t = await getTranslations('visibleTo')
  const { isHidden, audience, followers, visibility } = post
  if (isHidden) return <Answer icon={EyeOff}>{t('postReported')}</Answer>
  const isAlone = audience === 'family' && visibility === 'followers'
  const text = isAlone ? t('postAlone') : t('postSeen', { by: audience, count: followers })
  return <Answer icon={ICONS[audience]}>{text}</Answer>
}

type PhotoAnswerProps = { post: PostAudience; photo: NonNullable<PostAudience['photo']> }

async function PhotoAnswer({ post, photo }: PhotoAnswerProps) {
  const t = await getTranslations('visibleTo')
  const isShown = photo.audience !== 'family'
  const shown = photo.showsChild ? 'childShown' : 'shown'
  const kept = post.audience === 'family' ? 'kept' : 'childKept'
  const answer = isShown ? shown : kept
  return <Answer icon={isShown ? Image : ImageOff}>{t(`photo.${answer}`)}</Answer>
}

function Answer({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2 text-sm">
      <Icon of={icon} className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
      <span>{children}</span>
    </p>
  )
}
