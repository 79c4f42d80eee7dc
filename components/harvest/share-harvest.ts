import { saveFile } from '@/components/materials/fetch-file'
import { drawPicture, type PictureTexts } from './picture'

/**
 * Shares the week's picture by the device's share dialog, or saves it.
 * @returns `closed` when the user closed the dialog
 */
export async function shareHarvest(
  name: string,
  texts: PictureTexts,
): Promise<'shared' | 'closed' | 'saved'> {
  const picture = new File([await drawPicture(texts)], name, { type: 'image/png' })
  const data = { files: [picture], title: texts.title }
  if (typeof navigator.canShare === 'function' && navigator.canShare(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  saveFile(picture)
  return 'saved'
}
