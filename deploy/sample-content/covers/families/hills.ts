import type { Family } from '../scene.ts';
import { shaded } from '../scene.ts';
import { disc } from '../shapes.ts';

/** Overlapping half discs, like hills, and a low sun. */
export const hills: Family = (scene) => {
  const { width, random, scheme } = scene;
  const flip = random.chance(0.5) ? (x: number) => width - x : (x: number) => x;
  const ranges = [
    { x: width * 0.74, y: 1060, r: 560, fill: scheme.second },
    { x: width * 0.2, y: 1150, r: 600, fill: scheme.third },
    { x: width * 0.56, y: 1330, r: 620, fill: scheme.figure },
  ];
  const sun = disc(flip(width * random.between(0.38, 0.48)), random.between(330, 400), 190, scheme.accent);
  const land = ranges.map(
    ({ x, y, r, fill }) =>
      disc(flip(x), y, r, fill) + shaded(scene, 'crest', (dots) => disc(flip(x), y, r, dots), fill),
  );
  return sun + land.join('');
};
