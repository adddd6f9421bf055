import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { disc, rect, stroke } from '../shapes.ts';

/** Numeral-like paths around the origin; the dot is in the middle of the bowl. */
const skeletons = [
  { form: 'M -300 -420 H 260 L -20 -80 A 290 290 0 1 1 -300 300', dot: [-24, 210] },
  { form: 'M 270 -430 H -230 V -90 H 20 A 275 275 0 1 1 -250 330', dot: [-18, 182] },
  { form: 'M -290 -180 A 290 290 0 1 1 230 0 L -270 400 H 380', dot: [0, -180] },
  { form: 'M 210 -560 C -130 -380 -290 -100 -290 180 A 290 290 0 1 0 -230 -10', dot: [0, 185] },
  { form: 'M -360 -430 H 280 L -120 620', dot: [300, 180] },
] as const;

/** One oversized form, half of it on a second paper color. */
export const numeral: Family = ({ width, random, scheme }) => {
  const { form, dot } = random.pick(skeletons);
  const x = width * random.between(0.44, 0.58);
  const tilt = random.pick([-14, -8, 8]);
  const share = random.between(0.3, 0.46);
  const half = rect(random.chance(0.5) ? width * (1 - share) : 0, 0, width * share, sceneHeight, scheme.second);
  const glyph = stroke(form, scheme.figure, 250) + disc(dot[0], dot[1], 112, scheme.accent);
  return `${half}<g transform="translate(${x.toFixed(1)} 520) rotate(${tilt}) scale(1.16)">${glyph}</g>`;
};
