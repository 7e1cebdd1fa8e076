import { DiagLogLevel, diag, type Tracer } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../log.ts';
import type { TracesEnv, TracesProtocol } from '../traces-env.ts';

/** Milliseconds: between two lines that tell of a collector that can't be reached, and for sending the last spans at the end. */
const times = { complaints: 60_000, end: 2_000 } as const;

/**
 * What makes spans and sends them. Sampling, batches, limits, headers and names of the service are the library's to read from OpenTelemetry's
 * variables (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
export async function startTracer(
  { protocol }: TracesEnv,
  log: Logger,
): Promise<{ tracer: Tracer; end(): Promise<void> }> {
  complainInLog(log);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'site', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await createExporter(protocol))],
  });
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, times.end).unref());
  return {
    tracer: provider.getTracer('site'),
    end: () => Promise.race([provider.shutdown().catch(() => undefined), late()]),
  };
}

async function createExporter(protocol: TracesProtocol) {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/** A collector that is away is told of once a minute: the site goes on without it. */
function complainInLog(log: Logger): void {
  let last = Number.NEGATIVE_INFINITY;
  const warn = (message: string) => {
    if (performance.now() - last < times.complaints) return;
    last = performance.now();
    log.warn({ what: message.slice(0, 500) }, 'traces: not all is well');
  };
  const nothing = () => undefined;
  const logger = { error: warn, warn, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
