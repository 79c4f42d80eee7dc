import { Check, Globe, House, Link2, Minus, UsersRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { AUDIENCES, listAudiences, SUBJECTS } from '@/lib/features/users/rules'

const ICONS = { family: House, followers: UsersRound, families: Globe, link: Link2 }

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
                  className="w-[17.5%] px-1 py-2 text-center align-bottom font-bold text-xs leading-tight"
                >
                  <Icon of={icon} className="mx-auto mb-1 size-5 text-soft" />
                  {t(`audience.${audience}`)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @md:table-row-group">
          {SUBJECTS.map((subject) => (
            <tr
              key={subject}
              className="flex flex-wrap gap-1.5 py-3 @md:table-row @md:border-line @md:border-t"
            >
              <th scope="row" className="mb-0.5 w-full text-left font-bold @md:w-auto @md:py-3 @md:pr-2">
                {t(`subject.${subject}`)}
              </th>
              {AUDIENCES.map((audience) => (
                <td
                  key={audience}
                  className={cn(
                    'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs @md:table-cell @md:bg-transparent @md:px-1 @md:text-center',
                    seen[subject][audience] ? 'bg-leaf-tint text-leaf-ink' : 'bg-muted text-soft',
                  )}
                >
                  <Answer yes={seen[subject][audience]} />
                  <span aria-hidden className="font-bold @md:hidden">
                    {t(`audience.${audience}`)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
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
        className={cn(
          'size-3.5 shrink-0 stroke-3 @md:mx-auto @md:size-7 @md:rounded-full @md:p-1.5',
          yes && '@md:bg-leaf-tint',
        )}
      />
      <span className="sr-only">{yes ? t('yes') : t('no')}</span>
    </>
  )
}
