import { Check, X } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { addressOfList, type FamilyPage } from '@/components/community/lists'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { ActButton } from './act-button'
import { Line } from './line'
import { Section } from './section'

const DEEDS = { requests: ['accept', 'refuse'], followers: ['remove'], blocked: ['unblock'] } as const

type List = keyof typeof DEEDS

/** Lists waiting requests; without any it renders nothing. */
export async function RequestsCard({ requests }: { requests: FamilyPage }) {
  const t = await getTranslations('visibleTo')
  if (requests.items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="requests" tabIndex={-1} className="outline-none">
      <CardTitle id="requests" className="mb-4">
        {t('list.requests')}
      </CardTitle>
      <FamilyList list="requests" labelId="requests" families={requests} />
    </Card>
  )
}

type PeopleSectionProps = { feedPrivacy: UserView['feedPrivacy']; followers: FamilyPage; blocked: FamilyPage }

export async function PeopleSection({ feedPrivacy, followers, blocked }: PeopleSectionProps) {
  const t = await getTranslations('visibleTo')
  const count = t('count', { what: 'people', count: followers.items.length })
  return (
    <Section
      id="people"
      title={t('peopleTitle')}
      count={followers.nextCursor ? `${count}+` : count}
      text={t('peopleText', { audience: feedPrivacy })}
    >
      <div className="mt-4">
        {followers.items.length > 0 ? (
          <FamilyList list="followers" labelId="people" families={followers} />
        ) : (
          <p>{t('noFollowers')}</p>
        )}
      </div>
      {blocked.items.length > 0 ? (
        <div className="mt-5">
          <h3 id="blocked" className="mb-2 text-base">
            {t('list.blocked')}
          </h3>
          <FamilyList list="blocked" labelId="blocked" families={blocked} />
        </div>
      ) : null}
    </Section>
  )
}

type FamilyListProps = { list: List; labelId: string; families: FamilyPage }

async function FamilyList({ list, labelId, families: { items, nextCursor } }: FamilyListProps) {
  const t = await getTranslations('visibleTo')
  return (
    <>
      <ul aria-labelledby={labelId} className="divide-y divide-line">
        {items.map(({ id, name, avatar }) => (
          <Line
            key={id}
            picture={<PlantAvatar id={id} picture={avatar} />}
            title={name}
            hasWideActions={list === 'requests'}
            actions={DEEDS[list].map((act) => (
              <ActButton
                key={act}
                act={act}
                id={id}
                primary={act === 'accept'}
                label={t('named', { act, name })}
                done={t('done', { act, name })}
              >
                {act === 'accept' ? <Icon of={Check} /> : null}
                {act === 'refuse' ? <Icon of={X} /> : null}
                {t(`act.${act}`)}
              </ActButton>
            ))}
          />
        ))}
      </ul>
      {nextCursor ? (
        <Link href={addressOfList(list)} className={cn(buttonVariants({ variant: 'link' }), 'mt-2')}>
          {t('all')}
        </Link>
      ) : null}
    </>
  )
}
