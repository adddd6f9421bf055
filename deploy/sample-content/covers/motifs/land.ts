import { type Family, shaded } from '../scene.ts';
import { clipped, disc, path, pill, placed, polygon, rect, ring, thread } from '../shapes.ts';

/** The rings of a trunk, and the pin that marks it on a map. */
export const treeRings: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const wood = (fill: string) => disc(640, 540, 420, fill);
  return [
    disc(640, 540, 468, figure),
    wood(second),
    ...[350, 282, 220, 152, 92, 40].map((radius, index) => ring(640 + index * 7, 540 - index * 5, radius, 13, third)),
    shaded(scene, 'right', wood, second),
    thread('M 1120 720 L 1120 500', figure, 26),
    path('M 1120 700 C 1050 560 930 480 930 330 a 190 190 0 0 1 380 0 C 1310 480 1190 560 1120 700 z', accent),
    disc(1120, 330, 74, ground),
  ].join('');
};

const flowers = [
  { x: 170, top: 470, radius: 62 },
  { x: 390, top: 250, radius: 96 },
  { x: 600, top: 560, radius: 70 },
  { x: 830, top: 360, radius: 120 },
  { x: 1070, top: 600, radius: 64 },
  { x: 1260, top: 290, radius: 90 },
  { x: 1460, top: 500, radius: 76 },
] as const;

/** A meadow at the height of a bee. */
export const meadow: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const hill = (fill: string) => path('M -50 1010 V 830 Q 800 640 1650 830 V 1010 z', fill);
  return [
    disc(1330, 230, 300, second),
    hill(third),
    shaded(scene, 'crest', hill, third),
    ...flowers.flatMap(({ x, top, radius }, index) => {
      const petal = index === 3 ? accent : index === 1 ? second : figure;
      const petals = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) =>
        placed([x, top], turn * 45, pill(-radius * 0.24, -radius * 1.16, radius * 0.48, radius * 1.1, petal)),
      );
      return [
        thread(`M ${x} ${top} Q ${x + 40} ${(top + 1000) / 2} ${x - 10} 1010`, figure, 16),
        path(`M ${x + 8} 860 q 90 -20 120 -130 q -110 10 -120 130 z`, figure),
        ...petals,
        disc(x, top, radius * 0.42, index === 3 ? figure : accent),
      ];
    }),
  ].join('');
};

/** A plowed field, and a tube with its soil. */
export const soilSample: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const tube = pill(980, 90, 280, 800, '#000');
  const furrows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4].map((index) =>
    polygon(
      [
        [600 + index * 44, 430],
        [600 + (index + 0.5) * 44, 430],
        [600 + (index + 0.5) * 380, 1010],
        [600 + index * 380, 1010],
      ],
      figure,
    ),
  );
  const soil = (fill: string) => rect(980, 420, 280, 500, fill);
  return [
    disc(340, 250, 140, accent),
    rect(-10, 430, 1620, 600, third),
    ...furrows,
    pill(956, 66, 328, 848, ground),
    clipped(
      `${scene.id}-tube`,
      tube,
      rect(980, 0, 280, 1000, second) +
        soil(figure) +
        rect(980, 420, 280, 100, third) +
        rect(980, 610, 280, 90, accent) +
        shaded(scene, 'right', soil, figure),
    ),
    pill(930, 60, 380, 70, figure),
  ].join('');
};

/** Peaks with snow, and the track of a pair of skis. */
export const snowPeaks: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const peak = (fill: string) => path('M 330 1010 L 900 130 L 1500 1010 z', fill);
  const flakes = [
    [170, 150],
    [420, 90],
    [300, 330],
    [1260, 120],
    [1450, 300],
    [620, 190],
    [1120, 230],
    [110, 480],
  ] as const;
  return [
    path('M -100 1010 L 330 400 L 760 1010 z', third),
    path('M 1000 1010 L 1340 470 L 1750 1010 z', third),
    peak(second),
    shaded(scene, 'right', peak, second),
    path('M 900 130 L 1060 365 L 980 420 L 900 350 L 810 430 L 742 374 z', figure),
    thread('M 900 400 C 1080 560 640 640 840 790 S 1000 930 960 1010', accent, 22),
    thread('M 952 400 C 1132 560 692 640 892 790 S 1052 930 1012 1010', accent, 22),
    ...flakes.map(([x, y], index) => disc(x, y, index % 2 === 0 ? 18 : 12, figure)),
  ].join('');
};

/** A packet of seeds, and what is to become of them. */
export const seedPacket: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const leaf = (fill: string) => path('M 0 40 C -240 30 -270 -130 -250 -190 C -90 -200 0 -110 0 40 z', fill);
  const seeds = [
    [1090, 640, 20],
    [1210, 740, 70],
    [1330, 610, 130],
    [1140, 830, 40],
    [1400, 790, 100],
    [1260, 890, 10],
    [1480, 900, 60],
  ] as const;
  return [
    disc(1230, 300, 170, accent),
    placed(
      [600, 510],
      -9,
      rect(-330, -430, 660, 860, second),
      rect(-330, -430, 660, 170, figure),
      pill(-230, -375, 460, 56, ground),
      thread('M 0 330 V 0', figure, 30),
      `<g transform="translate(0 110)">${leaf(third)}${shaded(scene, 'down', leaf, third)}</g>`,
      `<g transform="translate(0 50) scale(-1 1)">${leaf(third)}</g>`,
      pill(-160, 330, 320, 34, accent),
    ),
    ...seeds.map(([x, y, turn]) => placed([x, y], turn, `<ellipse rx="46" ry="27" fill="${figure}"/>`)),
  ].join('');
};
