import { cva, type VariantProps } from 'class-variance-authority'
import { BUTTON, FLAT, MEDIUM, PRIMARY } from './button-look'

const FADED = 'off:opacity-55'

export const buttonVariants = cva(BUTTON, {
  variants: {
    variant: {
      primary: PRIMARY,
      secondary: `border-2 border-line bg-card text-leaf-ink hover:border-leaf hover:bg-leaf-tint ${FLAT}`,
      ghost: `text-ink hover:bg-leaf-tint hover:text-leaf-ink ${FADED}`,
      danger: `bg-danger text-on-danger hover:brightness-95 ${FLAT}`,
      link: `rounded-md text-leaf-ink underline decoration-2 decoration-current/30 underline-offset-4 hover:decoration-current ${FADED}`,
    },
    size: {
      // Extends the touch area beyond its edge.
      sm: "min-h-9 px-4 text-sm after:absolute after:-inset-x-1 after:-inset-y-1 after:content-[''] [&_svg]:size-4",
      md: MEDIUM,
      lg: 'min-h-14 px-8 py-2.5 text-lg [&_svg]:size-6',
      icon: 'size-11 [&_svg]:size-5',
    },
  },
  compoundVariants: [{ variant: 'link', class: 'min-h-11 px-1' }],
  defaultVariants: { variant: 'primary', size: 'md' },
})

export type ButtonVariants = VariantProps<typeof buttonVariants>
