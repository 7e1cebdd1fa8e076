/** Processor time of `sample` on the machine of docs/performance.md, in ms. */
const reference = 2.1;

/** Repetitions: processor time is counted in steps of several ms. */
const samples = 25;

let isWarm = false;

/** How many times slower this machine is at the moment: 2 takes twice as long. */
export function machineSlowness(): number {
  // The first run includes compilation.
  if (!isWarm) sampleTime();
  isWarm = true;
  return sampleTime() / reference;
}

function sampleTime(): number {
  const before = threadTime();
  for (let time = 0; time < samples; time += 1) sample();
  return (threadTime() - before) / samples;
}

/** Processor time of this thread since it began, in milliseconds. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Work typical of the site: JSON, replacing text, iterating over letters. */
function sample(): number {
  const rows = Array.from({ length: 600 }, (_, index) => ({ index, text: `Title ${index} `.repeat(8) }));
  const text = JSON.stringify(rows).replace(/(\d+) T/g, '<b>$1</b>');
  let sum = JSON.parse(JSON.stringify(text.split(','))).length;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return sum;
}
