/** Processor time of `sample` on the reference machine of docs/performance.md, in ms. */
const reference = 2.1;

/** Enough repetitions for a precise result, because processor time is measured in steps of several ms. */
const samples = 25;

let isWarm = false;

/** Returns how many times slower this machine currently is than the reference machine. */
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

/** Returns the processor time of this thread since it started, in ms. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does work typical of the site: JSON, replacing text and iterating over characters. */
function sample(): number {
  const rows = Array.from({ length: 600 }, (_, index) => ({ index, text: `Title ${index} `.repeat(8) }));
  const text = JSON.stringify(rows).replace(/(\d+) T/g, '<b>$1</b>');
  let sum = JSON.parse(JSON.stringify(text.split(','))).length;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return sum;
}
