'use client'

import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'

export type LazyMenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>
  defaultOpen: boolean
}

/** Returns a menu whose code loads on first use; the next use retries. */
export function lazyMenu<Props extends LazyMenuProps>(load: () => Promise<ComponentType<Props>>) {
  type OwnProps = Omit<Props, 'defaultOpen'> & Pick<LazyMenuProps, 'trigger'>
  // biome-ignore lint/correctness/noComponentHookFactories: called once in a module and never while drawing, as `lazy` is
  return function LazyMenu({ trigger, ...props }: OwnProps) {
    const button = useRef<HTMLButtonElement>(null)
    const [loaded, setLoaded] = useState<{ Menu: ComponentType<Props>; isByKeyboard: boolean }>()

    const openBy = async (isByKeyboard: boolean) => {
      const Menu = await load().catch(() => null)
      if (Menu) setLoaded({ Menu, isByKeyboard })
    }
    const onClick = (event: MouseEvent) => void openBy(event.detail === 0)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      void openBy(true)
    }

    // The menu focuses its first item only after a key that it has seen.
    useEffect(() => {
      if (!loaded?.isByKeyboard) return
      button.current?.focus()
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    }, [loaded])

    if (!loaded) {
      const preload = () => void load().catch(() => null)
      const popup = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const
      return cloneElement(trigger, {
        ...popup,
        onClick,
        onKeyDown,
        onPointerEnter: preload,
        onFocus: preload,
      })
    }
    const { Menu, isByKeyboard } = loaded
    const menu = { ...props, trigger: cloneElement(trigger, { ref: button }), defaultOpen: !isByKeyboard }
    return <Menu {...(menu as unknown as Props)} />
  }
}
