import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { clipped, disc, rect } from '../shapes.ts';

/** Even stripes, shifted inside a disc. */
export const stripes: Family = ({ id, width, random, scheme }) => {
  const about = random.pick([126, 146, 166]);
  const upright = random.chance(0.5);
  const length = upright ? width : sceneHeight;
  const count = Math.round(length / about);
  // Half a pitch more, so that the field begins and ends with a stripe.
  const pitch = length / (count + 0.5);
  const field = (shift: number, fill: string) =>
    Array.from({ length: count + 1 }, (_, index) => {
      const at = index * pitch + shift;
      return upright ? rect(at, 0, pitch / 2, sceneHeight, fill) : rect(0, at, width, pitch / 2, fill);
    }).join('');
  const x = width * random.between(0.36, 0.66);
  const y = random.between(430, 570);
  const slipped = rect(0, 0, width, sceneHeight, scheme.ground) + field(pitch / 2, scheme.accent);
  return field(0, scheme.figure) + clipped(`${id}-slip`, disc(x, y, 380, '#000'), slipped);
};
