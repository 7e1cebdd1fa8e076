import { expect, test } from 'vitest';
import { Ink } from './ink.ts';
import { Paper } from './paper.ts';
import { createPeriodicFlow } from './periodic-flow.ts';
import { drawStrands } from './strands.ts';

const size = 64;
const frames = 8;

function smallVideo(): { next: () => Buffer } {
  const flow = createPeriodicFlow({
    ...{ seed: 2, waves: 4, longest: 1, shortest: 0.4, speed: 0.05 },
    drift: [0, 0.1, 0],
  });
  const strands = drawStrands({ seed: 1, sheet: 24, threads: 6 });
  const ink = new Ink({
    ...{ flow, ...strands, age: 5, duration: 4, frames },
    slit: (place, time) => [0.5 + 0.4 * place, 0.05, 0.1 * Math.sin(2 * Math.PI * (place + time))],
  });
  const paper = new Paper(size, size);
  ink.pour();
  return {
    next: () => {
      ink.advance();
      ink.drawOn(paper);
      return paper.takePrint();
    },
  };
}

test('the frame after the last is the first again, and those between differ from it', () => {
  const video = smallVideo();
  const all = Array.from({ length: frames + 1 }, video.next);
  expect(all[frames]).toEqual(all[0]);
  expect(all[1]).not.toEqual(all[0]);
  expect(all[frames / 2]).not.toEqual(all[0]);
});

test('ink comes from the slit and has thinned to nothing further down', () => {
  const print = smallVideo().next();
  const darkest = (from: number, to: number) =>
    Math.min(...print.subarray(Math.floor(from * size) * size * 3, Math.floor(to * size) * size * 3));
  expect(darkest(0.05, 0.2)).toBeLessThan(120);
  expect(darkest(0.9, 1)).toBe(255);
});
