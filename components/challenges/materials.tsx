import { Download, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ChallengeView } from '@/lib/challenges/schema'

/** What can be printed for the week. */
export function Materials({ materials }: { materials: ChallengeView['materials'] }) {
  const t = useTranslations('challenge')
  if (materials.length === 0) return null
  return (
    <section>
      <h2>{t('materials')}</h2>
      <ul className="mt-3 grid gap-3">
        {materials.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              download
              className="flex min-h-14 items-center gap-3 rounded-card bg-card px-5 font-bold shadow-soft hover:text-leaf-ink"
            >
              <FileText aria-hidden className="size-5 shrink-0 text-sky-ink" />
              <span className="min-w-0 flex-1">{name}</span>
              <Download aria-hidden className="size-5 shrink-0 text-leaf-ink" />
              <span className="sr-only">{t('download')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
