'use client'

import { Trash2 } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { BadgeArt } from '@/components/art/badge-art'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import { EditorFrame } from '../content/editor-frame'
import { EditorPicture } from '../content/editor-picture'
import { BadgeEarning } from './badge-earning'
import type { BadgeValues } from './badge-form-values'
import { BadgeNotes } from './badge-notes'
import { BadgePreview } from './badge-preview'
import { BadgeTexts } from './badge-texts'
import { DeleteBadgeDialog } from './delete-badge-dialog'
import { MotifChoice } from './motif-choice'
import { type BadgeForm, useBadgeForm } from './use-badge-form'

type BadgeEditorProps = { badge: BadgeForEditing | null; open: boolean; onClose: () => void }

/** Renders the form of a badge in both languages; null is a new badge. */
export function BadgeEditor({ badge, open, onClose }: BadgeEditorProps) {
  const t = useTranslations('badgeEditor')
  const common = useTranslations('common')
  const [removing, setRemoving] = useState(false)
  const form = useBadgeForm(badge, onClose)
  const values = form.watch() as BadgeValues
  return (
    <EditorFrame
      open={open}
      onClose={onClose}
      title={badge ? t('editTitle') : t('newTitle')}
      text={t('editText')}
      form={form}
      submitLabel={badge ? common('save') : t('create')}
      action={
        badge ? (
          <Button variant="ghost" onClick={() => setRemoving(true)} className="text-coral-ink">
            <Icon of={Trash2} />
            {t('delete')}
          </Button>
        ) : null
      }
    >
      <BadgeTexts form={form} />
      <div className="grid gap-6 border-line border-t pt-6 md:grid-cols-2">
        <BadgeEarning form={form} />
        <div className="grid content-start gap-5">
          <BadgePreview
            badge={badge}
            values={values}
            locale={useLocale()}
            picture={form.picture}
            coloring={form.coloring}
          />
          <Motif form={form} kind={values.kind} />
        </div>
      </div>
      <Pictures badge={badge} form={form} values={values} />
      <BadgeNotes badge={badge} rule={values.rule} />
      {badge && removing ? (
        <DeleteBadgeDialog badge={badge} onCancel={() => setRemoving(false)} onDone={onClose} />
      ) : null}
    </EditorFrame>
  )
}

function Motif({ form, kind }: { form: BadgeForm; kind: BadgeValues['kind'] }) {
  const { field } = useController({ control: form.control, name: 'motif' })
  return <MotifChoice kind={kind} value={field.value} onChange={field.onChange} />
}

type PicturesProps = { badge: BadgeForEditing | null; form: BadgeForm; values: BadgeValues }

function Pictures({ badge, form, values: { kind, motif: name } }: PicturesProps) {
  const t = useTranslations('badgeEditor')
  const bilingual = useTranslations('backoffice.bilingual')
  const common = useTranslations('common')
  const motif = parseMotif(name)
  // The error does not say which of two pictures was rejected; with only one chosen it is clear.
  const atColoring = form.coloring.file !== null && form.picture.file === null
  return (
    <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
      <EditorPicture
        label={t('picture')}
        current={badge?.image ?? null}
        value={form.picture}
        onChange={form.setPicture}
        placeholder={<Stamp name={`badge-${kind}-${motif}`} className="w-20" />}
        error={atColoring ? undefined : form.pictureFailure}
      />
      <EditorPicture
        label={t('coloring')}
        current={badge?.coloringImage ?? null}
        value={form.coloring}
        onChange={form.setColoring}
        placeholder={<BadgeArt variant="outline" motif={motif} kind={kind} className="w-20" />}
        error={atColoring ? form.pictureFailure : undefined}
      />
      <SelectField
        label={bilingual('language')}
        options={[
          { value: 'en', label: common('english') },
          { value: 'pt-BR', label: common('portuguese') },
        ]}
        {...form.register('language')}
      />
    </div>
  )
}
