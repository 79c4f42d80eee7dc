import 'server-only'
import { env } from '@/lib/platform/config/env'
import { VERSION } from '@/lib/platform/config/version'
import { spanRedactor } from './redact-span'

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
