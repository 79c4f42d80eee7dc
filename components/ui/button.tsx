import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from './button-variants'
import { cn } from './cn'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { asChild?: boolean; loading?: boolean }

/** While loading it keeps its width and its focus, says that it is busy, and takes no second press. */
export function Button({
  asChild = false,
  loading = false,
  variant,
  size,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot className={look} onClick={onClick} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      {...props}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
      className={look}
    >
      {loading ? <Spinner className="absolute" /> : null}
      <span className={cn('contents', loading && 'text-transparent [&>*]:opacity-0')}>{children}</span>
    </button>
  )
}
