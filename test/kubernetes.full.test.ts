import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readEnv } from '../server/env.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Labels = Record<string, string>;

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Container {
  image: string;
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  lifecycle: { preStop: { sleep: { seconds: number } } };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

interface PodSpec {
  terminationGracePeriodSeconds: number;
  enableServiceLinks: boolean;
  securityContext: { runAsUser: number };
  topologySpreadConstraints: { topologyKey: string; labelSelector: { matchLabels: Labels } }[];
  containers: Container[];
  volumes: { name: string }[];
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Labels };
  data: Record<string, string>;
  spec: {
    replicas: number;
    strategy: { rollingUpdate: { maxUnavailable: number; maxSurge: number } };
    maxUnavailable: number;
    selector: Labels & { matchLabels: Labels };
    podSelector: { matchLabels: Labels };
    ports: { name: string; targetPort: string }[];
    template: { metadata: { labels: Labels; annotations: Labels }; spec: PodSpec };
    ingress: { ports: { port: string }[] }[];
  };
}

const documents = parseAllDocuments(read('deploy/kubernetes/site.yaml'));
const manifests = documents.map((document) => document.toJS() as Manifest);

function manifest(kind: string): Manifest {
  const found = manifests.find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
}

const deployment = manifest('Deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers as [Container];

test('all parts speak of the same instances', () => {
  const { labels } = deployment.spec.template.metadata;
  const selectors = [
    deployment.spec.selector.matchLabels,
    manifest('Service').spec.selector,
    manifest('PodDisruptionBudget').spec.selector.matchLabels,
    manifest('NetworkPolicy').spec.podSelector.matchLabels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
  ];
  for (const selector of selectors) expect(selector).toEqual(labels);
  const ports = container.ports.map(({ name }) => name);
  const named = [
    ...manifest('Service').spec.ports.map(({ targetPort }) => targetPort),
    ...manifest('NetworkPolicy').spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)),
    ...[container.startupProbe, container.readinessProbe, container.livenessProbe].map(
      ({ httpGet }) => httpGet.port,
    ),
  ];
  for (const port of named) expect(ports).toContain(port);
  const volumes = pod.volumes.map(({ name }) => name);
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes);
  const sources = container.envFrom.flatMap(({ configMapRef, secretRef }) => [configMapRef ?? secretRef]);
  for (const source of sources) expect(source?.name).toBe(manifest('ConfigMap').metadata.name);
});

test('the settings are the site’s, the image’s and the ports’', () => {
  const dockerfile = read('Dockerfile');
  const { data } = manifest('ConfigMap');
  for (const value of Object.values(data)) expect(value).toBeTypeOf('string');
  const source = read('server/env.ts');
  for (const name of Object.keys(data)) expect(source, name).toContain(`'${name}'`);
  const env = readEnv({ ...data, HOST: '0.0.0.0' });
  const portOf = (name: string) => container.ports.find((port) => port.name === name)?.containerPort;
  expect(portOf('http')).toBe(env.port);
  expect(portOf('metrics')).toBe(env.metrics?.ownPort?.port);
  const { annotations } = deployment.spec.template.metadata;
  expect(annotations['prometheus.io/port']).toBe(String(portOf('metrics')));
  expect(dockerfile).toContain(`USER ${pod.securityContext.runAsUser}:`);
  for (const { mountPath } of container.volumeMounts)
    expect(mountPath === '/tmp' || dockerfile.includes(`DATA_DIR=${mountPath}`)).toBe(true);
  // Services would else bring variables like METRICS_PORT=tcp://….
  expect(pod.enableServiceLinks).toBe(false);
});

test('an instance is given the time that it needs: to start, to be forgotten, to finish', () => {
  const { startupProbe, readinessProbe, livenessProbe, lifecycle } = container;
  const forStart = startupProbe.periodSeconds * startupProbe.failureThreshold;
  expect(forStart).toBeGreaterThan(readEnv({}).databaseWait);
  expect(startupProbe.httpGet.path).toBe('/api/ready');
  // Those that go on must not ask the database, which all instances share.
  for (const { httpGet } of [readinessProbe, livenessProbe]) expect(httpGet.path).toBe('/favicon.svg');
  const [, drainMs = ''] = /closeTimeoutMs = ([\d_]+)/.exec(read('server/close-server.ts')) ?? [];
  const drain = Number(drainMs.replaceAll('_', '')) / 1000;
  expect(drain).toBeGreaterThan(0);
  const { seconds } = lifecycle.preStop.sleep;
  expect(seconds).toBeGreaterThanOrEqual(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
  // And some for the threads, the database and the log.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + drain + 10);
});

test('it may do what it has to, and nothing else', () => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
