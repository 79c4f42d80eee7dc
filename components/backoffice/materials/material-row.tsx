'use client'

import { Download, FileText, Pencil, Trash2 } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'

type MaterialRowProps = {
  material: UploadedMaterial
  onRename: (material: UploadedMaterial) => void
  onRemove: (material: UploadedMaterial) => void
}

export function MaterialRow({ material, onRename, onRemove }: MaterialRowProps) {
  const t = useTranslations('challengeMaterials')
  const size = useSize()
  const { name, url, bytes, pages } = material
  const actions = [
    { icon: Pencil, label: t('renameOf', { name }), run: onRename },
    { icon: Trash2, label: t('removeOf', { name }), run: onRemove },
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sky-tint text-sky-ink">
        <Icon of={FileText} className="size-5" />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="break-words font-bold">{name}</p>
        <p className="text-soft text-sm">{t('facts', { pages, size: size(bytes) })}</p>
      </div>
      <div className="-mr-2 ml-auto flex">
        <DownloadLink
          href={url}
          done={t('downloaded')}
          label={t('downloadOf', { name })}
          icon={<Icon of={Download} className="size-5" />}
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          {null}
        </DownloadLink>
        {actions.map(({ icon, label, run }) => (
          <Button key={label} variant="ghost" size="icon" aria-label={label} onClick={() => run(material)}>
            <Icon of={icon} className="size-5" />
          </Button>
        ))}
      </div>
    </li>
  )
}

export function useSize(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    const large = bytes >= BYTES_PER_MEGABYTE
    const unit = large ? 'megabyte' : 'kilobyte'
    const value = large ? bytes / BYTES_PER_MEGABYTE : Math.max(1, bytes / 1024)
    return format.number(value, { style: 'unit', unit, maximumFractionDigits: large ? 1 : 0 })
  }
}
