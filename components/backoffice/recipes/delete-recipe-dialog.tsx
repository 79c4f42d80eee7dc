'use client'

import { useLocale, useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { deleteRecipeContract } from '@/lib/features/recipes/contract'
import type { RecipeForEditing } from '@/lib/features/recipes/library/schema'
import { ApiError, send } from '@/lib/platform/http/client'

type DeleteRecipeDialogProps = {
  recipe: RecipeForEditing
  open?: boolean
  onCancel: () => void
  onDone: () => void
}

export function DeleteRecipeDialog({ recipe, open = true, onCancel, onDone }: DeleteRecipeDialogProps) {
  const t = useTranslations('recipes')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const title = recipe.texts[useLocale()].title || recipe.texts[recipe.language].title
  const remove = async () => {
    try {
      await send<typeof deleteRecipeContract>('DELETE', '/recipes/{id}', { params: { id: recipe.id } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
      return onCancel()
    }
    void notify('success', t('deleted'))
    onDone()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteTitle', { title })}
      text={recipe.challengeId ? t('deletePrinted') : t('deleteText')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={onCancel}
      onConfirm={remove}
    />
  )
}
