import { Baby, Check, CircleUserRound, Globe, House, Image, Minus, Sprout, UsersRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { AUDIENCES, listAudiences, SUBJECTS } from '@/lib/features/users/rules'

const ICONS = { family: House, followers: UsersRound, families: Globe }

const SUBJECT_ICONS = { posts: Image, childPhotos: Baby, person: CircleUserRound, points: Sprout }

/** Shows a table; where it is narrow, a line per subject with its widest audience. */
export async function WhoSeesWhat({ settings }: { settings: Parameters<typeof listAudiences>[0] }) {
  const t = await getTranslations('profile')
  const seen = listAudiences(settings)
  return (
    <div className="@container">
      <table className="block w-full text-sm @md:table">
        <caption className="sr-only">{t('seenTitle')}</caption>
        <thead className="sr-only @md:not-sr-only @md:table-header-group">
          <tr className="@md:table-row">
            <th scope="col" className="py-2 pr-2 text-left font-bold text-soft">
              {t('seenWhat')}
            </th>
            {AUDIENCES.map((audience) => {
              const icon = ICONS[audience]
              return (
                <th
                  key={audience}
                  scope="col"
                  className="w-[21%] px-1 py-2 text-center align-bottom font-bold text-xs leading-tight"
                >
                  <Icon of={icon} className="mx-auto mb-1 size-5 text-soft" />
                  {t(`audience.${audience}`)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @md:table-row-group">
          {SUBJECTS.map((subject) => {
            const icon = SUBJECT_ICONS[subject]
            const widest = AUDIENCES.findLast((audience) => seen[subject][audience])
            return (
              <tr
                key={subject}
                className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3 @md:table-row @md:border-line @md:border-t"
              >
                <th scope="row" className="min-w-0 flex-[1_1_9rem] text-left font-bold @md:py-3 @md:pr-2">
                  <span className="flex items-center gap-2.5">
                    <Icon of={icon} className="size-5 shrink-0 text-leaf-ink" />
                    {t(`subject.${subject}`)}
                  </span>
                </th>
                {AUDIENCES.map((audience) => (
                  <td
                    key={audience}
                    className={cn(
                      '@md:table-cell @md:px-1 @md:text-center',
                      audience !== widest && 'sr-only @md:not-sr-only',
                      seen[subject][audience] ? '@md:text-leaf-ink' : 'text-soft',
                    )}
                  >
                    <Answer yes={seen[subject][audience]} />
                    <span aria-hidden className="flex items-center gap-1.5 @md:hidden">
                      <Icon of={ICONS[audience]} className="size-4 text-soft" />
                      {t(`audience.${audience}`)}
                    </span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-soft text-sm marker:text-leaf">
        <li>{t('seenKids')}</li>
        <li>{t('seenCard')}</li>
        <li>{t('seenAdmins')}</li>
      </ul>
    </div>
  )
}

async function Answer({ yes }: { yes: boolean }) {
  const t = await getTranslations('profile')
  const icon = yes ? Check : Minus
  return (
    <>
      <Icon
        of={icon}
        className={cn('mx-auto hidden size-7 rounded-full stroke-3 p-1.5 @md:block', yes && 'bg-leaf-tint')}
      />
      <span className="sr-only">{yes ? t('yes') : t('no')}</span>
    </>
  )
}
