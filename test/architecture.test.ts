import { describe, expect, test } from 'vitest';
import { strayEnvironment, strayQueries } from './architecture/content-rules.ts';
import { importCycles } from './architecture/cycle-rule.ts';
import { brokenLayers, unknownFolders } from './architecture/layer-rules.ts';
import { tooDeep, vagueNames } from './architecture/name-rules.ts';
import {
  brokenAppAreas,
  brokenCoreParts,
  brokenOwnerFloors,
  repeatedOwnerNames,
} from './architecture/part-rules.ts';
import { readTree } from './architecture/read-tree.ts';
import { longOnTheWhole, tooFewTests, tooLong } from './architecture/size-rules.ts';

const files = readTree(`${import.meta.dirname}/..`);

/** The laws of docs/architecture.md, held against the project itself. */
describe('the architecture', () => {
  test('has files to judge', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test.each([
    ['each layer imports only what its line of the table allows', brokenLayers],
    ['every top folder has a line in the table', unknownFolders],
    ["the core's parts stand on each other in one order only", brokenCoreParts],
    ["the public site, the owner's area and the plain components stay apart", brokenAppAreas],
    ["the folders of the owner's area stand on floors, and import from below only", brokenOwnerFloors],
    ["a file name stands once in the owner's area", repeatedOwnerNames],
    ['only stores and db/ write queries', strayQueries],
    ['only server/env.ts reads the environment', strayEnvironment],
    ['nothing imports itself by way of others', importCycles],
    ['names say what a file is, and no file only passes others on', vagueNames],
    ['folders are at most three deep', tooDeep],
    ['no file is too long', tooLong],
    ['most files are short', longOnTheWhole],
    ['core, api, wordpress and sources have their share of tests', tooFewTests],
  ])('%s', (_law, broken) => {
    expect(broken(files)).toEqual([]);
  });
});
