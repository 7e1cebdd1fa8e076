import { parentPort, workerData } from 'node:worker_threads';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import { ordinaryForms, rankWords, refusedForm } from '../../shared/guard/ordinary-forms.ts';

const name: GuardedNameInput = workerData;
const ranks = rankWords([english['commonWords-en'], spanish['commonWords-es-es']]);
const refused = refusedForm(name, ranks);
parentPort?.postMessage(refused ? { refused } : { ordinary: ordinaryForms(name, ranks) });
