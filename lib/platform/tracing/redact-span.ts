import 'server-only'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { withoutValues } from '@/lib/platform/log/redact-error'

/** Addresses hold tokens, searches and ids. */
const ADDRESSES = /^(http\.(target|url)|url\.(full|path|query)|client\.address|net\.(sock\.)?peer\.ip)$/

/** Removes addresses and user input from spans before their export. */
export const spanRedactor: SpanProcessor = {
  onStart: () => {},
  onEnd: redactSpan,
  forceFlush: async () => {},
  shutdown: async () => {},
}

/** In place: the SDK has no other way. */
function redactSpan(span: ReadableSpan): void {
  const { attributes, status } = span
  const route = attributes['http.route'] ?? attributes['next.route']
  for (const name of Object.keys(attributes)) {
    if (ADDRESSES.test(name)) delete attributes[name]
    else if (name === 'next.span_name') attributes[name] = withoutPath(String(attributes[name]), route)
  }
  Object.assign(span, { name: withoutPath(span.name, route) })
  if (status.message !== undefined) status.message = withoutValues(status.message)
  for (const event of span.events) {
    const message = event.attributes?.['exception.message']
    if (!event.attributes) continue
    if (typeof message === 'string') event.attributes['exception.message'] = withoutValues(message)
    delete event.attributes['exception.stacktrace']
  }
}

/** Replaces the path in "GET /s/secret" by the route. */
function withoutPath(name: string, route: unknown): string {
  if (typeof route === 'string' && name.endsWith(` ${route}`)) return name
  return name.replace(/(https?:\/)?\/\S*/g, '…')
}
