import { expect, test } from 'vitest';
import { createPeriodicFlow, type FlowOptions } from './periodic-flow.ts';

const still: FlowOptions = {
  ...{ seed: 5, waves: 6, longest: 1, shortest: 0.3, speed: 0.05 },
  drift: [0, 0, 0],
};

/** The flow at a point: how far it carries in a second. */
function velocity(options: FlowOptions, point: readonly number[], time: number): number[] {
  const carried = Float64Array.from(point);
  createPeriodicFlow(options).carry(carried, time, 1);
  return [...carried].map((value, axis) => value - (point[axis] ?? 0));
}

const here = [0.4, 0.3, -0.1];

test('after one turn of the video the water moves as it did, and in between otherwise', () => {
  const start = velocity(still, here, 0);
  velocity(still, here, 1).forEach((part, axis) => {
    expect(part).toBeCloseTo(start[axis] ?? Number.NaN, 12);
  });
  expect(velocity(still, here, 0.5)).not.toEqual(start);
});

test('water is neither gathered nor thinned anywhere', () => {
  const near = 1e-4;
  for (const point of [here, [0, 0, 0], [0.7, -0.2, 0.5]]) {
    const divergence = [0, 1, 2]
      .map((axis) => {
        const [before, after] = [-near, near].map(
          (by) =>
            velocity(
              still,
              point.map((value, index) => value + (index === axis ? by : 0)),
              0.3,
            )[axis] ?? Number.NaN,
        );
        return ((after ?? Number.NaN) - (before ?? Number.NaN)) / (2 * near);
      })
      .reduce((sum, part) => sum + part);
    expect(divergence).toBeCloseTo(0, 6);
  }
});

test('the drift is added to what the waves do', () => {
  const drifting = velocity({ ...still, drift: [-0.1, 0.2, 0] }, here, 0.2);
  const [x = 0, y = 0, z = 0] = velocity(still, here, 0.2);
  expect(drifting[0]).toBeCloseTo(x - 0.1, 12);
  expect(drifting[1]).toBeCloseTo(y + 0.2, 12);
  expect(drifting[2]).toBeCloseTo(z, 12);
});
