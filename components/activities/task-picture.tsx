import type { CSSProperties } from 'react'
import { motifHue } from '@/components/art/motifs'
import { hue } from '@/components/art/paint'
import { inSprite, Stamp } from '@/components/art/stamp'
import { mix } from '@/components/art/tones'
import { parseMotif } from '@/components/badges/parse-motif'
import { cn } from '@/components/ui/cn'

const SCATTERED = [
  'translate(48 26) rotate(-18) scale(0.42)',
  'translate(20 74) rotate(14) scale(0.46)',
  'translate(62 86) rotate(24) scale(0.28)',
  'translate(154 24) rotate(-12) scale(0.46)',
  'translate(136 84) rotate(20) scale(0.32)',
]

/** Shows the task's motif instead of a photo; a large picture has small ones around it. */
export function TaskPicture({ motif, className }: { motif: string; className?: string }) {
  const name = parseMotif(motif)
  const color = motifHue[name]
  const tile = mix('faint', color, 76)
  // The other faint colors turn grey in the dark.
  const darkTile = color === hue.leaf ? tile : color.replace(')', '-tint)')
  return (
    <div
      className={cn(
        '@container relative isolate grid place-items-center overflow-hidden bg-(--tile) dark:bg-(--dark-tile)',
        className,
      )}
      style={{ '--tile': tile, '--dark-tile': darkTile } as CSSProperties}
    >
      <svg
        viewBox="0 0 200 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="@max-[10rem]:hidden absolute inset-0 -z-10 size-full opacity-15"
      >
        {SCATTERED.map((place) => (
          <use key={place} href={inSprite(`motif-${name}`)} transform={place} />
        ))}
      </svg>
      <Stamp name={`motif-${name}`} className="h-3/5 w-3/5" />
    </div>
  )
}
