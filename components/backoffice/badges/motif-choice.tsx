'use client'

import { useTranslations } from 'next-intl'
import type { BadgeKind } from '@/components/art/badge-art'
import { motifs } from '@/components/art/motifs'
import { Stamp } from '@/components/art/stamp'

type MotifChoiceProps = { kind: BadgeKind; value: string; onChange: (motif: string) => void }

/** Renders the choice of the built-in drawing, the fallback of the picture. */
export function MotifChoice({ kind, value, onChange }: MotifChoiceProps) {
  const t = useTranslations('badgeEditor')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold text-ink text-sm">{t('motif')}</legend>
      <p className="mb-2 text-soft text-sm">{t('motifHint')}</p>
      <div className="flex flex-wrap gap-1.5">
        {motifs.map((motif) => (
          <label
            key={motif}
            className="grid size-13 place-items-center rounded-xl border-2 border-line bg-card transition-colors duration-200 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-tint has-focus-visible:outline-3 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="motif"
              value={motif}
              checked={value === motif}
              onChange={() => onChange(motif)}
              aria-label={t(`motifs.${motif}`)}
              className="sr-only"
            />
            <Stamp name={`badge-${kind}-${motif}`} className="w-10" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
