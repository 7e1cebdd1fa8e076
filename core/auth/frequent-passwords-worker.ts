import { parentPort, workerData } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';

const texts: string[] = workerData;
const common = new Set(dictionary['passwords-common'].map(String));
parentPort?.postMessage(texts.some((text) => common.has(text)));
