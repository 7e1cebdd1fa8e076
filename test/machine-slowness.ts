/** What `sample` takes where the figures of docs/performance.md were measured, in milliseconds of processor time. */
const reference = 2.1;

/** So many together: processor time is counted in steps of some milliseconds. */
const samples = 25;

let isWarm = false;

/** How many times as long as there this machine computes now: 2 takes twice the time. */
export function machineSlowness(): number {
  // What runs for the first time is compiled first.
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

/** A little of what the site does all day: JSON, replacing in text, going through letters. */
function sample(): number {
  const rows = Array.from({ length: 600 }, (_, index) => ({ index, text: `Title ${index} `.repeat(8) }));
  const text = JSON.stringify(rows).replace(/(\d+) T/g, '<b>$1</b>');
  let sum = JSON.parse(JSON.stringify(text.split(','))).length;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return sum;
}
