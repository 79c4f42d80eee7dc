import { cva, type VariantProps } from 'class-variance-authority'
import { User } from 'lucide'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

const avatarVariants = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-heading font-bold [&>svg]:size-1/2',
  {
    variants: {
      size: { sm: 'size-8 text-sm', md: 'size-10 text-lg', lg: 'size-14 text-2xl', xl: 'size-24 text-4xl' },
      tone: {
        sun: 'bg-sun text-on-sun dark:bg-sun-tint dark:text-sun-ink',
        leaf: 'bg-leaf-tint text-leaf-ink',
        coral: 'bg-coral-tint text-coral-ink',
        sky: 'bg-sky-tint text-sky-ink',
        berry: 'bg-berry-tint text-berry-ink',
      },
    },
    defaultVariants: { size: 'md', tone: 'sun' },
  },
)

type AvatarProps = VariantProps<typeof avatarVariants> & {
  src?: string | null
  /** Its initial is the picture's fallback, else an icon. */
  name?: string | null
  /** Fallback instead of the initial. */
  drawing?: ReactNode
  /** Only without the name next to it, or screen readers read it twice. */
  alt?: string
  className?: string
}

export function Avatar({ src, name, drawing, alt = '', size, tone, className }: AvatarProps) {
  const look = cn(avatarVariants({ size, tone }), className)
  if (src) {
    return (
      <span className={look}>
        <img src={src} alt={alt} className="size-full object-cover" />
      </span>
    )
  }
  const initial = Array.from(name?.trim() ?? '')[0]?.toUpperCase()
  const letter = initial ? <span className="translate-y-[0.06em]">{initial}</span> : <Icon of={User} />
  const figure = drawing ?? letter
  if (!alt) {
    return (
      <span aria-hidden className={look}>
        {figure}
      </span>
    )
  }
  return (
    <span role="img" aria-label={alt} className={look}>
      {figure}
    </span>
  )
}
