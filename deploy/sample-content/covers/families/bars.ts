import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { pill, rect } from '../shapes.ts';

const rhythms = [
  [3, 1, 2, 1, 4, 2],
  [1, 4, 2, 1, 2, 3],
  [2, 1, 1, 4, 1, 3],
] as const;

/** Bars of a few widths, aligned at one edge and ragged at the other; one of them is round and in the accent color. */
export const bars: Family = ({ width, random, scheme }) => {
  const rhythm = random.pick(rhythms);
  const gap = 26;
  const unit = (sceneHeight - gap * (rhythm.length - 1)) / rhythm.reduce((sum, n) => sum + n, 0);
  const fromRight = random.chance(0.5);
  const loud = rhythm.indexOf(4);
  let y = 0;
  return rhythm
    .map((weight, index) => {
      const height = weight * unit;
      const length = width * (index === loud ? 0.74 : random.between(0.3, 0.94));
      const x = fromRight ? width - length : 0;
      const fill = [scheme.figure, scheme.second, scheme.third][index % 3] ?? scheme.figure;
      const bar =
        index === loud
          ? pill(fromRight ? x : -height, y, length + height, height, scheme.accent)
          : rect(x, y, length, height, fill);
      y += height + gap;
      return bar;
    })
    .join('');
};
