import type { Family, Scene } from '../scene.ts';
import { shaded } from '../scene.ts';
import { clipped, disc, path, pill, rect } from '../shapes.ts';

const face = { width: 340, top: 220, height: 420 };

type Hair = (x: number, fill: string) => { behind: string; before: string };

const cap = (x: number, y: number, radius: number, fill: string) =>
  path(`M ${x - radius} ${y} a ${radius} ${radius} 0 0 1 ${2 * radius} 0 z`, fill);

/** Hairstyles, made of the same forms as the covers. */
const cuts: readonly Hair[] = [
  (x, fill) => ({ behind: '', before: cap(x, 340, 184, fill) }),
  (x, fill) => ({ behind: disc(x, 372, 272, fill), before: cap(x, 330, 178, fill) }),
  (x, fill) => ({
    behind: pill(x - 226, 180, 452, 600, fill),
    before: path(`M ${x - 180} 430 V 350 a 180 176 0 0 1 360 0 C ${x + 40} 350 ${x - 70} 310 ${x - 180} 430 z`, fill),
  }),
  (x, fill) => ({ behind: disc(x, 168, 92, fill), before: cap(x, 350, 186, fill) }),
  (x, fill) => ({ behind: '', before: cap(x - 78, 336, 106, fill) + cap(x + 40, 336, 144, fill) }),
  (x, fill) => ({
    behind: '',
    before: path(`M ${x - 180} 380 V 330 a 180 180 0 0 1 180 -180 h 180 v 90 a 90 90 0 0 1 -90 90 h -140 z`, fill),
  }),
];

const shoulders = (x: number, fill: string) => path(`M ${x - 430} 1060 a 430 390 0 0 1 860 0 z`, fill);

function headAndNeck(scene: Scene, x: number, shading: 'left' | 'right'): string {
  const { id, scheme } = scene;
  const shape = pill(x - face.width / 2, face.top, face.width, face.height, '#000');
  const half = (fill: string) => rect(shading === 'right' ? x : x - face.width / 2, 0, face.width / 2, 1000, fill);
  return [
    pill(x - 84, 520, 168, 300, scheme.second),
    disc(x - face.width / 2, 440, 40, scheme.second),
    disc(x + face.width / 2, 440, 40, scheme.second),
    clipped(
      `${id}-face`,
      shape,
      rect(x - face.width / 2, 0, face.width, 1000, scheme.second) + shaded(scene, shading, half, scheme.second),
    ),
  ].join('');
}

/** A person from the shoulders up: lit from one side, without features, recognizable by their hair. */
export const portrait: Family = (scene) => {
  const { width, random, scheme } = scene;
  const x = width / 2;
  const shading = random.chance(0.5) ? 'left' : 'right';
  const hair = random.pick(cuts)(x, scheme.figure);
  return [
    disc(x + (shading === 'right' ? -1 : 1) * width * 0.2, 400, 330, scheme.third),
    hair.behind,
    shoulders(x, scheme.accent),
    shaded(scene, shading, (fill) => shoulders(x, fill), scheme.accent),
    headAndNeck(scene, x, shading),
    hair.before,
  ].join('');
};
