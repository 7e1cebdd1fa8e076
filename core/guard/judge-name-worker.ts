import { parentPort, workerData } from 'node:worker_threads';
import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import { otherMeanings, refusedForm } from '../../shared/guard/ordinary-forms.ts';
import { readKnownWords } from './read-known-words.ts';

const name: GuardedNameInput = workerData;
const known = readKnownWords();
const refused = refusedForm(name, known);
parentPort?.postMessage(refused ? { refused } : { meanings: otherMeanings(name, known) });
