import 'server-only'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { env } from '@/lib/platform/config/env'
import { VERSION } from '@/lib/platform/config/version'
import { withoutValues } from '@/lib/platform/log/redact-error'

let stop = async () => {}

/** Exports the framework's traces, without addresses and user input, to OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = env()
  if (!endpoint) return
  const [sdk, { OTLPTraceExporter }, { defaultResource, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const service = { 'service.name': name, 'service.version': VERSION }
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(service)),
    // The exporter reads its settings from OTEL_….
    spanProcessors: [spanRedactor, new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // Visitors choose neither a trace nor whether it is recorded.
  provider.register({ propagator: null })
  stop = () => provider.shutdown()
}

/** Sends the last spans. */
export function stopTracing(): Promise<void> {
  return stop()
}

/** Addresses hold tokens, searches and ids. */
const ADDRESSES = /^(http\.(target|url)|url\.(full|path|query)|client\.address|net\.(sock\.)?peer\.ip)$/

/** Removes addresses and user input from spans before their export. */
const spanRedactor: SpanProcessor = {
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
