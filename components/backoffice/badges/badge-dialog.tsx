'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { BadgeArt } from '@/components/art/badge-art'
import { motifs } from '@/components/art/motifs'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import { type ContentDialogProps, ContentEditor } from '../content/content-editor'
import { PictureField } from '../content/picture-field'
import { LanguageField, TranslatedField, TranslatedFields } from '../content/translated-fields'
import { BadgeEarning } from './badge-earning'
import { BadgeNotes, BadgePreview } from './badge-preview'
import { type BadgeForm, type BadgeValues, useBadgeForm } from './use-badge-form'

export function BadgeDialog({ badge, ...dialog }: ContentDialogProps & { badge: BadgeForEditing | null }) {
  const t = useTranslations('badgeEditor')
  const form = useBadgeForm(badge, dialog.onClose)
  const values = form.watch() as BadgeValues
  const { kind, rule } = values
  const motif = parseMotif(values.motif)
  // The error does not name the rejected picture; with only one chosen it is clear.
  const isColoringRejected = form.coloring.file !== null && form.picture.file === null
  const deletion = badge && {
    title: t('deleteTitle', { name: badge.texts[badge.language].name }),
    text: t('deleteText', { count: badge.families }),
  }
  return (
    <ContentEditor namespace="badgeEditor" form={form} deletion={deletion} {...dialog}>
      <TranslatedFields>
        {(language) => (
          <>
            <TranslatedField language={language} name="name" label={t('name')} />
            <TranslatedField language={language} name="description" label={t('description')} rows={3} />
          </>
        )}
      </TranslatedFields>
      <div className="grid gap-6 border-line border-t pt-6 md:grid-cols-2">
        <BadgeEarning form={form} />
        <div className="grid content-start gap-5">
          <BadgePreview badge={badge} values={values} picture={form.picture} coloring={form.coloring} />
          <MotifChoice form={form} kind={kind} />
        </div>
      </div>
      <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
        <PictureField
          label={t('picture')}
          current={badge?.image ?? null}
          value={form.picture}
          onChange={form.setPicture}
          placeholder={<Stamp name={`badge-${kind}-${motif}`} className="w-20" />}
          error={isColoringRejected ? undefined : form.pictureError}
        />
        <PictureField
          label={t('coloring')}
          current={badge?.coloringImage ?? null}
          value={form.coloring}
          onChange={form.setColoring}
          placeholder={<BadgeArt variant="outline" motif={motif} kind={kind} className="w-20" />}
          error={isColoringRejected ? form.pictureError : undefined}
        />
        <LanguageField />
      </div>
      <BadgeNotes badge={badge} rule={rule} />
    </ContentEditor>
  )
}

/** Fallback of the picture. */
function MotifChoice({ form, kind }: { form: BadgeForm; kind: BadgeValues['kind'] }) {
  const t = useTranslations('badgeEditor')
  const { value, onChange } = useController({ control: form.control, name: 'motif' }).field
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold text-ink text-sm">{t('motif')}</legend>
      <p className="mb-2 text-soft text-sm">{t('motifHint')}</p>
      <div className="flex flex-wrap gap-1.5">
        {motifs.map((motif) => (
          <label
            key={motif}
            data-checked={value === motif || undefined}
            className="grid size-13 place-items-center rounded-xl border-2 border-line bg-card transition-colors duration-200 hover:border-leaf data-checked:border-leaf data-checked:bg-leaf-tint focus-inside:outline-3 focus-inside:outline-leaf focus-inside:outline-offset-2"
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
