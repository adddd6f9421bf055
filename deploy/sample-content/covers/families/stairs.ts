import type { Family } from '../scene.ts';
import { sceneHeight, shaded } from '../scene.ts';
import { disc, rect } from '../shapes.ts';

/** A flight of stairs with one tread in the accent color, and a disc on its second step. */
export const stairs: Family = (scene) => {
  const { width, random, scheme } = scene;
  const steps = random.pick([5, 6, 7]);
  const climbs = random.chance(0.5);
  const tread = width / steps;
  const rise = 820 / steps;
  const loud = random.pick([1, 2, 3]);
  const flight = Array.from({ length: steps }, (_, index) => {
    const level = climbs ? index : steps - 1 - index;
    const height = rise * (level + 1);
    const x = index * tread;
    const y = sceneHeight - height;
    const fill = level === loud ? scheme.accent : level % 2 ? scheme.second : scheme.figure;
    const column = rect(x, y, tread + 1, height, fill);
    const shade = climbs ? 'left' : 'right';
    return column + shaded(scene, shade, (dots) => rect(x, y, tread, height, dots), fill);
  });
  const radius = rise * 0.95;
  const restsOn = climbs ? 1 : steps - 2;
  const level = 1;
  const ball = disc((restsOn + 0.5) * tread, sceneHeight - rise * (level + 1) - radius, radius, scheme.third);
  return flight.join('') + ball;
};
