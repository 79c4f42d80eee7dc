import { Lock, MapPinOff, MegaphoneOff } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'

const LINES = [
  ['photos', Lock],
  ['place', MapPinOff],
  ['ads', MegaphoneOff],
] as const

/** Sums the privacy notice up in three lines. */
export async function PrivacyGlance() {
  const t = await getTranslations('terms.glance')
  return (
    <ul className="mt-6 grid gap-2 font-bold">
      {LINES.map(([line, icon]) => (
        <li key={line} className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
            <Icon of={icon} className="size-5" />
          </span>
          {t(line)}
        </li>
      ))}
    </ul>
  )
}
