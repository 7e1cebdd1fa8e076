import { expect, test } from 'vitest';
import { Paper } from './paper.ts';

/** The red of a pixel. */
const red = (paper: Paper, print: Buffer, x: number, y: number) => print[(y * paper.width + x) * 3];

test('paper without ink is pure white', () => {
  expect(new Paper(8, 6).takePrint().every((value) => value === 255)).toBe(true);
});

test('a drop between pixels falls on all four, most on the nearest', () => {
  const paper = new Paper(20, 10);
  paper.drop(10.25, 4.25, 1);
  const print = paper.takePrint();
  const [nearest = 255, beside = 255, far = 255] = [
    red(paper, print, 10, 4),
    red(paper, print, 11, 4),
    red(paper, print, 11, 5),
  ];
  expect(nearest).toBeLessThan(beside);
  expect(beside).toBeLessThan(far);
  expect(far).toBeLessThan(255);
});

test('much ink is as dark as the built-in ink and no darker, a little is grey', () => {
  const paper = new Paper(20, 10);
  paper.drop(12, 4, 1000);
  paper.drop(16, 4, 0.5);
  const print = paper.takePrint();
  expect([...print.subarray((4 * 20 + 12) * 3).subarray(0, 3)]).toEqual([0x13, 0x16, 0x1e]);
  expect(red(paper, print, 16, 4)).toBeGreaterThan(100);
});

test('the edges that lie on the page stay white however much ink comes there', () => {
  const paper = new Paper(40, 40);
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) paper.drop(x, y, 0.9);
  const print = paper.takePrint();
  for (let along = 0; along < 40; along++) {
    expect(red(paper, print, 0, along)).toBe(255);
    expect(red(paper, print, along, 39)).toBe(255);
  }
  expect(red(paper, print, 30, 0)).toBeLessThan(200);
});

test('ink beside the paper is lost, and a print leaves it blank', () => {
  const paper = new Paper(10, 10);
  for (const [x, y] of [
    [-1, 4],
    [4, -1],
    [10, 4],
    [4, 10],
  ] as const) {
    paper.drop(x, y, 1);
  }
  expect(paper.takePrint().every((value) => value === 255)).toBe(true);
  paper.drop(5, 5, 1);
  paper.takePrint();
  expect(paper.takePrint().every((value) => value === 255)).toBe(true);
});
