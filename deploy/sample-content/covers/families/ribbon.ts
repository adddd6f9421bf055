import type { Family } from '../scene.ts';
import { shaded } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { disc, polygon } from '../shapes.ts';

/** A strip of paper, folded down the sheet: front, back, front. */
export const ribbon: Family = (scene) => {
  const { width, random, scheme } = scene;
  const folds = 4;
  const drop = 1240 / folds;
  const flip = random.chance(0.5) ? (x: number) => width - x : (x: number) => x;
  const near = width * random.between(0.16, 0.24);
  const far = width * random.between(0.62, 0.7);
  const edge = (index: number) => (index % 2 ? far : near);
  const faces = Array.from({ length: folds }, (_, index) => {
    const top = -180 + index * drop;
    const from = edge(index);
    const to = edge(index + 1);
    const face: Point[] = [
      [flip(from), top],
      [flip(to), top + drop],
      [flip(to), top + drop * 2],
      [flip(from), top + drop],
    ];
    return { face, back: index % 2 === 1 };
  });
  const strips = [...faces.filter(({ back }) => back), ...faces.filter(({ back }) => !back)].map(({ face, back }) => {
    const fill = back ? scheme.figure : scheme.accent;
    const shade = back ? 'right' : 'left';
    return polygon(face, fill) + shaded(scene, shade, (dots) => polygon(face, dots), fill);
  });
  return disc(flip(width * 0.85), 230, 128, scheme.second) + strips.join('');
};
