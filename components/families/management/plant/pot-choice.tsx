import { Check } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { inSprite } from '@/components/art/stamp'
import { Icon } from '@/components/ui/icon'
import { POTS, type Pot } from '@/lib/features/families/rules'

type PotChoiceProps = { value: Pot; onChange: (pot: Pot) => void }

export function PotChoice({ value, onChange }: PotChoiceProps) {
  const t = useTranslations('plant')
  const group = useId()
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-bold">{t('pot')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.25rem),1fr))] gap-2 @md:grid-cols-6">
        {POTS.map((pot) => (
          <label
            key={pot}
            data-checked={pot === value || undefined}
            className="relative grid justify-items-center gap-1 rounded-2xl border-2 border-line bg-card px-2 pt-3 pb-1.5 text-center transition-colors duration-200 hover:border-leaf data-checked:border-leaf data-checked:bg-leaf-tint focus-inside:outline-3 focus-inside:outline-leaf focus-inside:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              value={pot}
              checked={pot === value}
              onChange={() => onChange(pot)}
              className="peer sr-only"
            />
            <svg viewBox="-52 -18 104 88" aria-hidden="true" data-pot={pot} className="w-14 max-w-full">
              <use href={inSprite('pot-30')} />
            </svg>
            <span className="font-bold text-sm">{t(`pots.${pot}`)}</span>
            <Icon
              of={Check}
              className="invisible absolute top-1.5 right-1.5 size-4 stroke-3 text-leaf-ink peer-checked:visible"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
