import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { disc } from '../shapes.ts';

/** Rings around one corner, and a small disc in the opposite corner. */
export const arcs: Family = ({ width, random, scheme }) => {
  const fromLeft = random.chance(0.5);
  const fromTop = random.chance(0.4);
  const x = fromLeft ? width * 0.12 : width * 0.88;
  const y = fromTop ? 0 : sceneHeight;
  const band = random.pick([138, 152, 166]);
  const fills = [scheme.figure, scheme.ground, scheme.figure, scheme.ground, scheme.second, scheme.accent];
  const rings = fills.map((fill, index) => disc(x, y, band * (fills.length + 0.6 - index), fill));
  const across = disc(
    fromLeft ? width - 190 : 190,
    fromTop ? sceneHeight - 190 : 190,
    random.between(70, 100),
    scheme.third,
  );
  return rings.join('') + across;
};
