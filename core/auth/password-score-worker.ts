import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const { texts, words }: { texts: string[]; words: string[] } = workerData;
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
parentPort?.postMessage(Math.min(...texts.map((text) => zxcvbn.check(text, words).score)));
