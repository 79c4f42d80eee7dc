import { register } from 'node:module'

/** Outside of Next nobody hands server code to a browser, and what next-intl needs of React is there. */
const hooks = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
