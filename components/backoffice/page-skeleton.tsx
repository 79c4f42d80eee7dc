import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Class names of a block, or a container with blocks. */
type Block = string | { className: string; blocks: readonly Block[] }

/** Renders the outline of a page; each block is a line or a card. */
export function PageSkeleton({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Blocks blocks={blocks} />
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move.
      <Skeleton key={index} className={block} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <div key={index} className={block.className}>
        <Blocks blocks={block.blocks} />
      </div>
    ),
  )
}
