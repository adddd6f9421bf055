import type { Family } from '../scene.ts';
import { shaded } from '../scene.ts';
import { clipped, disc } from '../shapes.ts';

/** Two oversized discs printed over each other, with a third color where they overlap. */
export const discs: Family = (scene) => {
  const { id, width, random, scheme } = scene;
  const side = random.pick([-1, 1]);
  const big = { x: width / 2 + side * random.between(250, 380), y: random.between(560, 680), r: 520 };
  const other = { x: width / 2 - side * random.between(290, 380), y: random.between(230, 330), r: 400 };
  const overlap = clipped(
    `${id}-overlap`,
    disc(big.x, big.y, big.r, '#000'),
    disc(other.x, other.y, other.r, scheme.figure),
  );
  return [
    disc(big.x, big.y, big.r, scheme.accent),
    shaded(scene, 'down', (fill) => disc(big.x, big.y, big.r, fill), scheme.accent),
    disc(other.x, other.y, other.r, scheme.second),
    overlap,
    disc(width / 2 - side * 590, 840, 78, scheme.third),
  ].join('');
};
