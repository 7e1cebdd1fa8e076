/** Where traces are sent, and how; whatever else there is to say the library reads from OpenTelemetry's own variables. */
export interface TracesEnv {
  /** Of the collector, as it was given. */
  endpoint: string;
  protocol: TracesProtocol;
}

export const tracesProtocols = ['http/protobuf', 'http/json'] as const;

export type TracesProtocol = (typeof tracesProtocols)[number];
