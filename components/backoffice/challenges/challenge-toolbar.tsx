import { getTranslations } from 'next-intl/server'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { SearchBox } from '@/components/backoffice/list/search-box'
import { NewChallengeButton } from './challenge-dialog-openers'

const STATUSES = ['inactive', 'upcoming', 'active', 'completed'] as const
const PERIODS = ['all', 'ahead', 'month', 'quarter', 'year'] as const

export async function ChallengeToolbar({ today }: { today: string }) {
  const t = await getTranslations('challengeEditor')
  const statuses = STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const periods = PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox label={t('search')} className="min-w-56 flex-[2_1_100%] xl:flex-[2_1_16rem]" />
      <div className="min-w-44 flex-[1_1_11rem]">
        <FilterSelect
          name="status"
          label={t('status')}
          options={[{ value: '', label: t('allStatuses') }, ...statuses]}
        />
      </div>
      <div className="min-w-44 flex-[1_1_11rem]">
        <FilterSelect name="period" label={t('period')} options={periods} />
      </div>
      <NewChallengeButton today={today} />
    </div>
  )
}
