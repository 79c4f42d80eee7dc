import 'server-only'
import { localized } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'
import { photoUrl } from '@/lib/photos/schema'
import type { Actor } from '@/lib/session/actor'
import { findAll } from './repo'
import type { Task } from './schema'

type TaskRow = Awaited<ReturnType<typeof findAll>>[number]

export async function listTasks(actor: Actor): Promise<Task[]> {
  const rows = await findAll()
  return rows.map((row) => presentTask(row, actor.locale))
}

/** A task as readers of that language get it. */
export function presentTask(row: TaskRow, locale: Locale): Task {
  const { id, name, description, examples, motif, imagePhotoId } = row
  const language = row.language === 'pt-BR' ? 'pt-BR' : 'en'
  const text = localized({ name, description, examples }, language, row.translations, locale)
  const imagePath = imagePhotoId && photoUrl(imagePhotoId)
  return { id, ...text, motif, imagePath, language, translations: row.translations as Task['translations'] }
}
