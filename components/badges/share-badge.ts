const canShare = (files: File[]) => typeof navigator.canShare === 'function' && navigator.canShare({ files })

/**
 * Shares a picture through the system's share dialog, with the clipboard as fallback.
 * @returns the result; `neither` when the browser supports neither
 */
export async function shareBadge(picture: File, title: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if (canShare([picture])) {
      await navigator.share({ files: [picture], title })
      return 'shared'
    }
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
    return 'copied'
  } catch (error) {
    // AbortError: the user closed the share dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'neither'
  }
}
