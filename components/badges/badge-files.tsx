'use client'

import { Download, Image, Palette, Share2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { useFile } from '@/components/materials/use-file'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

type BadgeFilesProps = { badge: { id: string; name: string; earned: boolean } }

export function BadgeFiles({ badge: { id, name, earned } }: BadgeFilesProps) {
  const t = useTranslations('badgeFiles')
  const file = `/api/v1/materials/badges/${id}`
  const quiet = cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'min-h-11')
  return (
    <div className="grid w-full gap-5">
      {earned ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          <DownloadLink
            href={`${file}.png`}
            done={t('downloaded')}
            icon={<Icon of={Download} className="-order-1" />}
            className={cn(buttonVariants({}), 'px-4 [&>*:last-child]:-order-1')}
          >
            {t('download')}
          </DownloadLink>
          <ShareButton url={`${file}.png`} name={name} />
        </div>
      ) : null}
      <div className="grid gap-2">
        <h3 className="flex items-center justify-center gap-2 text-base">
          <Icon of={Palette} className="size-5 text-berry-ink" />
          {t('color')}
        </h3>
        <div className="flex flex-wrap justify-center gap-3">
          <DownloadLink
            href={`${file}-coloring.pdf`}
            done={t('downloaded')}
            label={t('pageOf', { name })}
            className={quiet}
          >
            {t('page')}
          </DownloadLink>
          <DownloadLink
            href={`${file}-coloring.png`}
            done={t('downloaded')}
            label={t('pictureOf', { name })}
            icon={<Icon of={Image} />}
            className={quiet}
          >
            {t('picture')}
          </DownloadLink>
        </div>
      </div>
    </div>
  )
}

function ShareButton({ url, name }: { url: string; name: string }) {
  const t = useTranslations('badgeFiles')
  const { busy, withFile } = useFile()
  const share = () =>
    withFile(url, async (picture, save) => {
      const outcome = await shareBadge(picture, name)
      if (outcome === 'copied') void notify('success', t('copied'))
      if (outcome !== 'neither') return
      save(picture)
      void notify('success', t('downloaded'))
    })
  return (
    <Button variant="secondary" loading={busy} onClick={share} className="px-4">
      <Icon of={Share2} />
      {t('share')}
    </Button>
  )
}

const canShare = (files: File[]) => typeof navigator.canShare === 'function' && navigator.canShare({ files })

/**
 * By the share dialog, else the clipboard.
 * @returns `neither` without both
 */
async function shareBadge(picture: File, title: string): Promise<'shared' | 'copied' | 'neither'> {
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
