import { type Family, shaded } from '../scene.ts';
import { clipped, dashedRing, disc, path, pill, placed, polygon, rect, ring, thread } from '../shapes.ts';

const pan = (x: number, y: number, fill: string): string =>
  path(`M ${x - 210} ${y} h 420 a 210 150 0 0 1 -420 0 z`, fill);

/** A balance: seeds against a weight. */
export const balance: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const heap = [
    [-130, 0],
    [-70, 0],
    [-10, 0],
    [50, 0],
    [110, 0],
    [-100, -48],
    [-40, -48],
    [20, -48],
    [80, -48],
    [-66, -94],
    [-6, -94],
    [52, -94],
    [-34, -138],
    [24, -138],
  ] as const;
  const rightPan = (fill: string) => pan(1190, 540, fill);
  return [
    disc(800, 190, 300, second),
    thread('M 410 290 L 230 660 M 410 290 L 590 660 M 1190 190 L 1010 540 M 1190 190 L 1370 540', third, 12),
    ...heap.map(([x, y]) => disc(410 + x, 636 + y, 30, accent)),
    pan(410, 660, figure),
    path('M 1100 540 l 24 -180 h 132 l 24 180 z', third),
    rect(1160, 310, 60, 54, third),
    rightPan(figure),
    shaded(scene, 'down', rightPan, figure),
    thread('M 380 294 L 1220 186', figure, 40),
    path('M 770 240 h 60 l 40 620 h -140 z', figure),
    pill(560, 850, 480, 70, figure),
    disc(800, 240, 60, accent),
  ].join('');
};

/** A bowl in the mouth of a kiln. */
export const kiln: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const bowl = (fill: string) => path('M 520 520 h 560 a 280 290 0 0 1 -560 0 z', fill);
  return [
    rect(0, 860, 1600, 150, third),
    path('M 330 870 V 540 a 470 470 0 0 1 940 0 V 870 z', figure),
    clipped(
      `${scene.id}-bricks`,
      rect(0, 0, 1600, 545, '#000'),
      dashedRing([800, 540], 420, 96, { count: 17, stroke: third }),
    ),
    path('M 440 870 V 540 a 360 360 0 0 1 720 0 V 870 z', accent),
    disc(800, 560, 200, ground === accent ? second : ground),
    rect(690, 790, 220, 80, second),
    bowl(second),
    shaded(scene, 'left', bowl, second),
    rect(520, 506, 560, 30, figure),
  ].join('');
};

/** A spool, and a needle that has its thread. */
export const spool: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const wound = (fill: string) => rect(330, 300, 400, 420, fill);
  return [
    disc(1250, 300, 190, second),
    thread('M 720 690 C 900 900 1010 560 1160 640 S 1280 900 1430 760', accent, 16),
    placed([1440, 560], 24, pill(-18, -380, 36, 640, figure), pill(-7, -350, 14, 90, second)),
    wound(accent),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => thread(`M 330 ${350 + index * 56} L 730 ${326 + index * 56}`, third, 12)),
    shaded(scene, 'right', wound, accent),
    pill(240, 190, 580, 120, figure),
    pill(240, 710, 580, 120, figure),
  ].join('');
};

/** Tools on their hooks; the second one is taken most. */
export const toolWall: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const pegs = Array.from({ length: 24 }, (_, index) =>
    disc(130 + (index % 8) * 190, 130 + Math.floor(index / 8) * 330, 16, third),
  );
  const blade = (fill: string) => rect(1270, 150, 60, 380, fill);
  return [
    ...pegs,
    rect(320, 330, 70, 540, second),
    path('M 180 200 h 300 q 60 0 80 70 v 70 h -380 z', figure),
    path('M 660 190 a 150 150 0 1 0 230 0 l -60 130 h -110 z', accent),
    rect(722, 400, 106, 400, accent),
    disc(775, 800, 100, accent),
    disc(775, 800, 44, ground),
    blade(figure),
    shaded(scene, 'right', blade, figure),
    pill(1210, 500, 180, 370, second),
    rect(1210, 610, 180, 34, figure),
    rect(1210, 690, 180, 34, figure),
  ].join('');
};

/** Two desks in front of a tall window. */
export const desks: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const panes = [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => [300 + column * 255, 70 + row * 270] as const));
  const desk = (x: number) =>
    [
      rect(x, 700, 560, 40, figure),
      rect(x + 40, 740, 26, 240, figure),
      rect(x + 494, 740, 26, 240, figure),
      rect(x + 330, 560, 160, 110, third),
      rect(x + 396, 660, 28, 44, third),
      thread(`M ${x + 90} 700 V 600 L ${x + 170} 520`, figure, 16),
      path(`M ${x + 130} 500 l 90 -20 l 30 100 z`, accent),
      rect(x + 190, 800, 180, 30, third),
      rect(x + 268, 830, 26, 150, third),
    ].join('');
  return [
    ...panes.map(([x, y]) => rect(x, y, 235, 250, second)),
    clipped(
      `${scene.id}-panes`,
      panes.map(([x, y]) => rect(x, y, 235, 250, '#000')).join(''),
      disc(1010, 330, 200, accent) + shaded(scene, 'crest', (fill) => disc(560, 700, 330, fill), second),
    ),
    desk(170),
    desk(870),
  ].join('');
};

/** Shelves with one thing on them. */
export const shelves: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const back = (fill: string) => rect(300, 110, 1000, 800, fill);
  return [
    back(second),
    shaded(scene, 'down', back, second),
    ...[100, 368, 636, 904].map((y) => rect(280, y, 1040, 30, figure)),
    rect(280, 100, 30, 834, figure),
    rect(1290, 100, 30, 834, figure),
    rect(785, 100, 30, 834, figure),
    disc(1040, 546, 90, accent),
    ...[130, 398, 666].flatMap((y) => [pill(500, y + 218, 100, 20, third), pill(1000, y + 218, 100, 20, third)]),
  ].join('');
};

/** Eight containers, one of them on the hook. */
export const containers: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const fills = [figure, second, third, figure, third, figure, second];
  const box = (x: number, y: number, fill: string, rib: string) =>
    rect(x, y, 330, 180, fill) +
    [0, 1, 2, 3, 4, 5].map((index) => rect(x + 30 + index * 50, y + 24, 14, 132, rib)).join('');
  const places = [
    [120, 790],
    [465, 790],
    [810, 790],
    [1155, 790],
    [120, 595],
    [465, 595],
    [1155, 595],
  ] as const;
  const lifted = (fill: string) => rect(760, 330, 330, 180, fill);
  return [
    ...places.map(([x, y], index) => box(x, y, fills[index] ?? figure, fills[index] === third ? second : third)),
    thread('M 925 -20 V 190 M 925 190 L 780 330 M 925 190 L 1070 330', figure, 18),
    disc(925, 190, 40, figure),
    box(760, 330, accent, figure),
    shaded(scene, 'right', lifted, accent),
    rect(0, 970, 1600, 40, figure),
  ].join('');
};

/** A saw-tooth roof between the day shift and the night shift. */
export const shifts: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const night = (fill: string) => rect(800, 0, 810, 1000, fill);
  const teeth = [0, 1, 2, 3].map((index) => `L ${index * 400} 560 L ${index * 400 + 400} 700`).join(' ');
  return [
    night(third),
    disc(400, 330, 200, accent),
    disc(1200, 300, 190, second),
    disc(1285, 250, 170, third),
    shaded(scene, 'down', night, third),
    path(`M 0 1010 V 700 ${teeth} V 1010 z`, figure),
    ...[0, 1, 2, 3].map((index) => pill(index * 400 + 90, 790, 220, 90, index < 2 ? ground : accent)),
  ].join('');
};

/** Building blocks, seen from a corner. */
export const blocks: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const cube = (x: number, y: number, top: string) =>
    [
      polygon(
        [
          [x, y - 130],
          [x + 225, y],
          [x, y + 130],
          [x - 225, y],
        ],
        top,
      ),
      polygon(
        [
          [x - 225, y],
          [x, y + 130],
          [x, y + 390],
          [x - 225, y + 260],
        ],
        figure,
      ),
      polygon(
        [
          [x + 225, y],
          [x, y + 130],
          [x, y + 390],
          [x + 225, y + 260],
        ],
        third,
      ),
    ].join('');
  const shade = (fill: string) => rect(240, 480, 1120, 420, fill);
  return [
    cube(800, 390, second),
    cube(575, 520, second),
    cube(1025, 520, second),
    clipped(`${scene.id}-foot`, rect(350, 600, 900, 320, '#000'), shaded(scene, 'down', shade, figure)),
    cube(800, 130, accent),
    ring(1370, 220, 80, 30, accent),
  ].join('');
};
