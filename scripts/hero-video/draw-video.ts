import { Ink } from './ink.ts';
import { Paper } from './paper.ts';
import { createPeriodicFlow, type Triple } from './periodic-flow.ts';
import { drawStrands } from './strands.ts';

/** Pixels, seconds, and frames per second. */
export const video = { width: 720, height: 960, duration: 10, rate: 24 } as const;

const seeds = { flow: 13, strands: 102_948 };

/** The frames as red, green and blue of each pixel. The frame after the last is the first again. */
export function* drawVideo(
  { width, height }: { width: number; height: number } = video,
  count: number = video.duration * video.rate,
): Generator<Buffer> {
  const flow = createPeriodicFlow({
    ...{ seed: seeds.flow, waves: 14, longest: 1.1, shortest: 0.22, speed: 0.0192 },
    drift: [-0.0064, 0.032, 0],
  });
  const { duration, rate } = video;
  const strands = drawStrands({ seed: seeds.strands, sheet: 420, threads: 80 });
  const ink = new Ink({ flow, ...strands, slit, age: 32.5, duration, frames: duration * rate });
  const paper = new Paper(width, height);
  ink.pour();
  for (let frame = 0; frame < count; frame++) {
    ink.advance();
    ink.drawOn(paper);
    yield paper.takePrint();
  }
}

/** The slit above the frame's right half: a curve, chosen by eye, that sways once in the video. */
function slit(place: number, time: number): Triple {
  const along = place * 2 * Math.PI;
  const turn = time * 2 * Math.PI;
  const wide = 0.1 * Math.sin(along * 1.6 + 3.717 + 0.9 * Math.sin(turn + 0.21));
  const narrow = 0.055 * Math.sin(along * 3.7 + 0.988 + 1.1 * Math.sin(turn + 0.677));
  const fine = 0.02 * Math.sin(along * 8.3 + 3.751 - turn);
  return [
    0.5 + 0.34 * (place + wide + narrow + fine),
    -0.06 + 0.03 * Math.sin(along * 2 + turn),
    0.22 * Math.cos(along * 1.6 + 3.717) + 0.1 * Math.cos(along * 3.7 + 0.988 + turn),
  ];
}
