/** Whether this browser can hand pictures to other apps. */
const canShare = (files: File[]) => typeof navigator.canShare === 'function' && navigator.canShare({ files })

/**
 * Hands a picture on: to another app where the system can, else to the clipboard.
 * @returns what has become of it; `neither` when this browser can do none of both
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
    // Who closes the system's list of apps has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'neither'
  }
}
