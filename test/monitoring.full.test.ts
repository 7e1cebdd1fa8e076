import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { connect } from '../db/connect.ts';
import { createMetrics } from '../server/metrics/create-metrics.ts';
import { BodyBudget } from '../server/request-body/body-budget.ts';

const folder = new URL('../deploy/monitoring/', import.meta.url);
const alertsFile = new URL('alerts.yml', folder);

interface Panel {
  id: number;
  title: string;
  type: string;
  targets?: { expr: string }[];
}

let dataDir: string;
/** Everything that the metrics say of a site that has just begun, its names and what their lines are labelled with. */
let exposed: Map<string, Set<string>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'monitoring-'));
  const db = await connect({ dataDir });
  const at = '2026-03-02T01:00:00.000Z';
  const copy = { at, last_at: at, name: 'backup_made', what: '{}', source: 'command_line', count: 1 };
  await db.kysely.insertInto('audit_events').values(copy).execute();
  const run = { kind: 'copy', place: 'folder', name: 'a', state: 'done', failure: null, facts: '{}' };
  await db.kysely
    .insertInto('copy_runs')
    .values({ id: 'a', ...run, started_at: at, finished_at: at })
    .execute();
  const metrics = createMetrics();
  metrics.watch({ db, bodies: new BodyBudget() });
  metrics.observer.statement?.({ kind: 'select', sql: '', ms: 1, isFailed: true });
  const text = await metrics.text();
  await db.close();
  exposed = new Map();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = exposed.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)=/g)) known.add(label);
    exposed.set(name, known);
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Put there by the scrape, and by Prometheus about it. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance'] };

/** What these are labelled with once there was a request, or a collection: the site of the test may not have had one. */
const laterLabels: Record<string, string[]> = {
  site_request_duration_seconds_bucket: ['kind', 'status', 'le'],
  nodejs_gc_duration_seconds_sum: ['kind'],
};

/** What is wrong with an expression: how it is written, or what it asks for. */
function flaws(expr: string): string[] {
  const text = expr.replaceAll('$__rate_interval', '5m');
  const found: string[] = [];
  let metric = '';
  parser.parse(text).iterate({
    enter: ({ name, from, to, node }) => {
      const word = text.slice(from, to);
      if (name === '⚠') found.push(`“${expr}” can’t be read at ${from}`);
      const isMetric = name === 'Identifier' && node.parent?.name === 'VectorSelector';
      if (isMetric) {
        metric = word;
        if (!exposed.has(word) && !laterLabels[word] && !ofPrometheus.metrics.includes(word))
          found.push(`there is no ${word}`);
      }
      if (name === 'LabelName' && node.parent?.name === 'UnquotedLabelMatcher') {
        const known = [
          ...(exposed.get(metric) ?? []),
          ...(laterLabels[metric] ?? []),
          ...ofPrometheus.labels,
        ];
        if (!known.includes(word)) found.push(`${metric} has no label ${word}`);
      }
    },
  });
  return found;
}

async function rules() {
  const { groups } = parse(await readFile(alertsFile, 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  return groups.flatMap((group) => group.rules);
}

async function panels(): Promise<Panel[]> {
  const text = await readFile(new URL('dashboard.json', folder), 'utf8');
  return (JSON.parse(text) as { panels: Panel[] }).panels;
}

test('every alert asks for what is there, and says what it means and where to look', async () => {
  const all = await rules();
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length);
  for (const { alert, expr, annotations } of all) {
    expect(flaws(expr), alert).toEqual([]);
    expect(Object.keys(annotations), alert).toEqual(['summary', 'description']);
  }
});

test('every panel of the dashboard asks for what is there', async () => {
  const all = await panels();
  const charts = all.filter(({ type }) => type !== 'row');
  expect(charts.length).toBeGreaterThan(20);
  for (const { title, targets = [] } of charts) {
    expect(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) expect(flaws(expr), title).toEqual([]);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
