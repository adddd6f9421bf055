import { type Cut, type Person } from './people.ts';
import type { Scene } from './scene.ts';
import { shaded } from './scene.ts';
import { clipped, disc, path, pill, rect, ring, thread } from './shapes.ts';

/** Heads stand in the middle of a square sheet. */
const x = 500;
const face = { width: 330, top: 230, height: 430 };
const left = x - face.width / 2;
const right = x + face.width / 2;

const cap = (at: number, y: number, radius: number, fill: string) =>
  path(`M ${at - radius} ${y} a ${radius} ${radius} 0 0 1 ${2 * radius} 0 z`, fill);

interface Hair {
  behind: string;
  before: string;
}

/** Hairstyles, made of few forms, as the covers are. */
const cuts: Readonly<Record<Cut, (fill: string) => Hair>> = {
  crop: (fill) => ({
    behind: '',
    before: path(
      `M ${left - 6} 420 V 380 a 171 176 0 0 1 342 0 v 40 q -20 -90 -70 -100 H ${left + 64} q -50 10 -70 100 z`,
      fill,
    ),
  }),
  receding: (fill) => ({
    behind: '',
    before:
      path(`M ${left - 10} 470 V 390 a 175 180 0 0 1 120 -170 q -40 80 -70 110 q -30 50 -50 140 z`, fill) +
      path(`M ${right + 10} 470 V 390 a 175 180 0 0 0 -120 -170 q 40 80 70 110 q 30 50 50 140 z`, fill),
  }),
  cloud: (fill) => ({
    behind: disc(x, 350, 268, fill) + disc(x - 190, 430, 130, fill) + disc(x + 190, 430, 130, fill),
    before: path(
      `M ${left - 8} 430 q 10 -130 90 -150 h 164 q 80 20 92 150 l 20 -120 l -80 -120 h -220 l -80 120 z`,
      fill,
    ),
  }),
  long: (fill) => ({
    behind: path(`M ${x - 232} 860 V 400 a 232 240 0 0 1 464 0 V 860 z`, fill),
    before: path(`M ${left - 6} 520 q 0 -180 168 -250 q 176 60 174 250 l 40 -150 a 216 216 0 0 0 -422 0 z`, fill),
  }),
  waves: (fill) => ({
    behind: [
      disc(x, 370, 232, fill),
      ...[0, 1, 2].flatMap((index) => [
        disc(x - 205 + index * 6, 480 + index * 120, 96, fill),
        disc(x + 205 - index * 6, 480 + index * 120, 96, fill),
      ]),
    ].join(''),
    before: path(
      `M ${left - 10} 450 C ${left + 10} 330 ${x - 60} 300 ${x + 60} 250 C ${x + 120} 330 ${right} 340 ${right + 10} 450 l 16 -90 a 190 190 0 0 0 -382 0 z`,
      fill,
    ),
  }),
  bun: (fill) => ({
    behind: disc(x + 20, 150, 96, fill) + disc(x, 380, 188, fill),
    before: path(
      `M ${left - 8} 440 C ${left + 20} 320 ${x + 40} 340 ${x + 90} 250 C ${right - 40} 330 ${right} 350 ${right + 8} 440 v -60 a 173 186 0 0 0 -346 0 z`,
      fill,
    ),
  }),
  curls: (fill) => ({
    behind: '',
    before: [
      [-150, 330, 62],
      [-110, 250, 74],
      [-30, 210, 84],
      [60, 214, 80],
      [128, 268, 70],
      [156, 340, 54],
      [10, 280, 70],
    ]
      .map(([dx = 0, y = 0, radius = 0]) => disc(x + dx, y, radius, fill))
      .join(''),
  }),
  parting: (fill) => ({
    behind: '',
    before:
      path(`M ${left - 8} 430 V 370 a 176 176 0 0 1 176 -176 h 40 l -60 130 q -90 10 -110 40 q -30 20 -46 66 z`, fill) +
      path(
        `M ${x - 40} 300 q 40 -106 90 -104 a 170 176 0 0 1 123 174 v 60 q -16 -60 -50 -84 q -60 -30 -163 -46 z`,
        fill,
      ),
  }),
  bob: (fill) => ({
    behind: path(`M ${x - 226} 640 V 400 a 226 226 0 0 1 452 0 V 640 z`, fill),
    before:
      cap(x, 380, 176, fill) +
      rect(x - 176, 370, 352, 30, fill) +
      rect(left - 46, 380, 68, 240, fill) +
      rect(right - 22, 380, 68, 240, fill),
  }),
};

const shoulders = (fill: string) => path('M 70 1060 a 430 380 0 0 1 860 0 z', fill);

const glasses = (color: string): string =>
  ring(x - 82, 450, 58, 13, color) +
  ring(x + 82, 450, 58, 13, color) +
  thread(`M ${x - 24} 440 q 24 -16 48 0 M ${x - 140} 440 H ${left} M ${x + 140} 440 H ${right}`, color, 13);

const beard = (fill: string): string =>
  path(
    `M ${left} 470 V 510 a 165 165 0 0 0 330 0 V 470 q -14 90 -70 96 q -40 -26 -95 -26 t -95 26 q -56 -6 -70 -96 z`,
    fill,
  );

/** Brows, lids and a mouth: enough to be somebody, too little to be a likeness. */
const features = ({ skin, hair, cut }: Person): string => {
  const isDeep = Number.parseInt(skin.slice(1, 3), 16) < 0x90;
  const line = isDeep ? '#2a1812' : '#5b3526';
  const brow = cut === 'receding' ? '#8d867f' : hair;
  return [
    thread(`M ${x - 118} 396 q 36 -24 74 -8 M ${x + 44} 388 q 38 -16 74 8`, brow === skin ? line : brow, 14),
    thread(`M ${x - 108} 452 q 26 18 52 0 M ${x + 56} 452 q 26 18 52 0`, line, 12),
    thread(`M ${x + 4} 440 q 26 70 -14 84`, line, 9),
    thread(`M ${x - 44} 584 q 46 30 92 0`, '#b8434a', 15),
  ].join('');
};

/** A person from the shoulders up, lit from one side. */
export const drawPerson = (scene: Scene, person: Person): string => {
  const { skin, hair, halo, clothes, collar } = person;
  const shading = scene.random.chance(0.5) ? 'left' : 'right';
  const { behind, before } = cuts[person.cut](hair);
  const head = pill(left, face.top, face.width, face.height, '#000');
  const half = (fill: string) => rect(shading === 'right' ? x : left, 0, face.width / 2, 1000, fill);
  return [
    disc(x + (shading === 'right' ? -150 : 150), 420, 330, halo),
    behind,
    shoulders(clothes),
    shaded(scene, shading, shoulders, clothes),
    pill(x - 80, 520, 160, 290, skin),
    path(`M ${x - 150} 716 q 150 150 300 0 l 40 44 q -190 190 -380 0 z`, collar),
    disc(left, 470, 38, skin),
    disc(right, 470, 38, skin),
    clipped(`${scene.id}-face`, head, rect(left, 0, face.width, 1000, skin) + shaded(scene, shading, half, skin)),
    person.hasBeard ? beard(hair) : '',
    features(person),
    before,
    person.hasGlasses ? glasses('#17141c') : '',
    person.hasEarrings ? disc(left - 6, 530, 22, '#ea5b66') + disc(right + 6, 530, 22, '#ea5b66') : '',
  ].join('');
};
