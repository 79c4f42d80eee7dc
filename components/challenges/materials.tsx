import { BookOpen, CalendarDays, CookingPot, Download, FileStack, Palette } from 'lucide'
import { useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { ChallengeView } from '@/lib/features/challenges/schema'

/** As the printables: all, which the header has on wide screens, chart, guide, pages to colour. */
const icons = [FileStack, CalendarDays, BookOpen, Palette]

export function Materials({ materials }: { materials: ChallengeView['materials'] }) {
  const t = useTranslations('challenge')
  if (materials.length === 0) return null
  return (
    <Card as="section" id="materials" aria-labelledby="materials-title" className="scroll-mt-24">
      <h2 id="materials-title">{t('materials')}</h2>
      <p className="mt-0.5 text-soft">{t('materialsText')}</p>
      <ul className="mt-3 -mx-2 grid gap-1">
        {materials.map(({ name, url }, index) => {
          const icon = url.endsWith('-recipe.pdf') ? CookingPot : (icons[index] ?? FileStack)
          return (
            <li key={url} className={index === 0 ? 'sm:hidden' : undefined}>
              <DownloadLink
                href={url}
                done={t('downloaded')}
                label={t('downloadOf', { name })}
                icon={<Icon of={Download} className="size-5 shrink-0 text-leaf-ink" />}
                className="flex min-h-12 items-center gap-3 rounded-field px-2 font-bold transition-colors duration-200 hover:bg-leaf-tint hover:text-leaf-ink"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sky-tint">
                  <Icon of={icon} className="size-5 text-sky-ink" />
                </span>
                <span className="min-w-0 flex-1">{name}</span>
              </DownloadLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
