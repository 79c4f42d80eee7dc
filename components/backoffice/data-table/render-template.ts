import type { ReactNode } from 'react'

/**
 * FlexRender makes a component of a template: new texts after a refresh would be another component, so dialogs in cells
 * would close.
 */
export function renderTemplate<Context>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template
}
