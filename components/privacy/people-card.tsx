import { getTranslations } from 'next-intl/server'
import { addressOfList, type FamilyPage } from '@/components/community/lists'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { ActButton } from './act-button'
import { Line } from './line'
import { MoreLines } from './more-lines'
import { Section } from './section'

const LISTS = ['requests', 'followers', 'blocked'] as const
type List = (typeof LISTS)[number]

const DEEDS = { requests: ['accept', 'refuse'], followers: ['remove'], blocked: ['unblock'] } as const

const SHOWN_FOLLOWERS = 4

type PeopleCardProps = {
  feedPrivacy: UserView['feedPrivacy']
  families: Record<List, FamilyPage>
}

export async function PeopleCard({ feedPrivacy, families }: PeopleCardProps) {
  const t = await getTranslations('visibleTo')
  return (
    <Section id="people" title={t('peopleTitle')} text={t('peopleText', { audience: feedPrivacy })}>
      {LISTS.map((list) => {
        const { items, nextCursor } = families[list]
        if (items.length === 0 && list !== 'followers') return null
        const shown = list === 'followers' ? SHOWN_FOLLOWERS : items.length
        const more = items.slice(shown)
        return (
          <div key={list} className="mt-5">
            <h3 id={list} className="mb-2 text-base">
              {t(`list.${list}`)}
            </h3>
            {items.length > 0 ? (
              <ul aria-labelledby={list} className="divide-y divide-line">
                {items.slice(0, shown).map((family) => (
                  <FamilyLine key={family.id} list={list} family={family} />
                ))}
              </ul>
            ) : (
              <p className="text-soft">{t('noFollowers')}</p>
            )}
            {more.length > 0 ? (
              <MoreLines label={t('moreFamilies', { count: more.length })}>
                {more.map((family) => (
                  <FamilyLine key={family.id} list={list} family={family} />
                ))}
              </MoreLines>
            ) : null}
            {nextCursor ? (
              <Link href={addressOfList(list)} className={cn(buttonVariants({ variant: 'link' }), 'mt-2')}>
                {t('all')}
              </Link>
            ) : null}
          </div>
        )
      })}
    </Section>
  )
}

type FamilyLineProps = { list: List; family: FamilyPage['items'][number] }

async function FamilyLine({ list, family: { id, name, avatar } }: FamilyLineProps) {
  const t = await getTranslations('visibleTo')
  return (
    <Line
      picture={<PlantAvatar id={id} picture={avatar} />}
      title={name}
      actions={DEEDS[list].map((act) => (
        <ActButton
          key={act}
          act={act}
          id={id}
          primary={act === 'accept'}
          label={t('named', { act, name })}
          done={t('done', { act, name })}
        >
          {t(`act.${act}`)}
        </ActButton>
      ))}
    />
  )
}
