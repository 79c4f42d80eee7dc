import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from './button-variants'
import { cn } from './cn'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { loading?: boolean }

/** Renders a button. While loading it keeps width and focus, is announced as busy, and ignores clicks. */
export function Button({
  loading = false,
  variant,
  size,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {loading ? <Spinner className="absolute" /> : null}
      <span className={cn('contents', loading && 'text-transparent [&>*]:opacity-0')}>{children}</span>
    </button>
  )
}
