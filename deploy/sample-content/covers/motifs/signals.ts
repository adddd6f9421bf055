import { type Family, shaded } from '../scene.ts';
import { around, clipped, dashedRing, disc, path, pill, placed, polygon, rect, ring, thread } from '../shapes.ts';

/** A stopwatch with a third of a second on it. */
export const stopwatch: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const [x, y] = around([800, 540], 270, 108);
  const face = (fill: string) => disc(800, 540, 300, fill);
  return [
    rect(740, 60, 120, 130, figure),
    pill(680, 40, 240, 70, third),
    placed([800, 540], 40, rect(-40, -460, 80, 110, third)),
    disc(800, 540, 380, figure),
    face(second),
    path(`M 800 540 V 270 A 270 270 0 0 1 ${x.toFixed(0)} ${y.toFixed(0)} z`, accent),
    shaded(scene, 'down', face, second),
    ...Array.from({ length: 20 }, (_, index) =>
      placed([800, 540], index * 18, rect(-7, -286, 14, index % 5 === 0 ? 64 : 34, figure)),
    ),
    thread(`M 800 540 L ${x.toFixed(0)} ${y.toFixed(0)}`, figure, 26),
    disc(800, 540, 36, figure),
    ...[0, 1, 2].map((index) => pill(60 + index * 50, 400 + index * 120, 230, 30, third)),
  ].join('');
};

/** A battery that will not see the end of this. */
export const battery: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const shell = (fill: string) => `<rect x="180" y="260" width="1150" height="480" rx="90" fill="${fill}"/>`;
  return [
    disc(1250, 180, 250, second),
    shell(figure),
    shaded(scene, 'right', shell, figure),
    pill(1300, 400, 130, 200, figure),
    `<rect x="236" y="316" width="1038" height="368" rx="48" fill="${ground}"/>`,
    clipped(
      `${scene.id}-cell`,
      '<rect x="236" y="316" width="1038" height="368" rx="48" fill="#000"/>',
      rect(236, 300, 86, 400, accent),
    ),
    ...[1, 2, 3].map((index) => rect(236 + index * 260, 316, 12, 368, third)),
  ].join('');
};

/** A bell that rings once too often. */
export const bell: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const body = (fill: string) =>
    path('M 800 150 a 270 270 0 0 1 270 270 v 190 l 90 130 H 440 l 90 -130 V 420 a 270 270 0 0 1 270 -270 z', fill);
  return [
    ring(800, 450, 560, 24, second),
    ring(800, 450, 700, 24, second),
    disc(800, 130, 60, figure),
    disc(800, 770, 110, third),
    body(figure),
    shaded(scene, 'right', body, figure),
    rect(440, 690, 720, 60, third),
    disc(1050, 260, 150, accent),
    rect(1030, 180, 40, 110, figure),
    disc(1050, 330, 26, figure),
  ].join('');
};

/** A megaphone, and code that comes out of it. */
export const readAloud: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const horn = (fill: string) => path('M 300 400 L 760 190 V 810 L 300 600 z', fill);
  const code = [
    [860, 220, 420],
    [940, 320, 300],
    [1020, 420, 480],
    [1020, 520, 260],
    [940, 620, 380],
    [860, 720, 200],
  ] as const;
  return [
    path('M 330 590 h 150 l 60 300 h -150 z', third),
    horn(figure),
    shaded(scene, 'down', horn, figure),
    pill(180, 380, 200, 240, accent),
    pill(730, 160, 76, 680, second),
    ...code.map(([x, y, length], index) =>
      pill(x, y, length, 56, index === 2 ? accent : index % 2 === 0 ? figure : second),
    ),
  ].join('');
};

/** A die with twelve faces. */
export const die: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const center = [800, 500] as const;
  const outer = Array.from({ length: 10 }, (_, index) => around(center, 410, index * 36));
  const inner = Array.from({ length: 5 }, (_, index) => around(center, 236, index * 72));
  const point = (list: readonly (readonly [number, number])[], index: number) => list[index % list.length] ?? center;
  const faces = inner.map((_, index) =>
    polygon(
      [
        point(inner, index),
        point(outer, index * 2),
        point(outer, index * 2 + 1),
        point(outer, index * 2 + 2),
        point(inner, index + 1),
      ],
      index % 2 === 0 ? figure : third,
    ),
  );
  const face = (fill: string) => polygon(outer, fill);
  return [
    `<ellipse cx="860" cy="900" rx="520" ry="70" fill="${second}"/>`,
    placed([800, 500], 14, `<g transform="translate(-800 -500)">${faces.join('')}${polygon(inner, accent)}`, '</g>'),
    placed([800, 500], 14, `<g transform="translate(-800 -500)">${shaded(scene, 'right', face, figure)}</g>`),
    disc(800, 500, 46, figure),
    disc(720, 410, 40, figure),
    disc(880, 590, 40, figure),
  ].join('');
};

/** A plug in front of its socket. */
export const plug: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const socket = (fill: string) => `<rect x="960" y="190" width="460" height="620" rx="80" fill="${fill}"/>`;
  return [
    thread('M -40 820 C 160 820 100 500 330 500', accent, 60),
    path('M 300 330 h 260 a 60 60 0 0 1 60 60 v 220 a 60 60 0 0 1 -60 60 H 300 a 170 170 0 0 1 0 -340 z', figure),
    rect(620, 400, 190, 50, third),
    rect(620, 550, 190, 50, third),
    socket(second),
    shaded(scene, 'right', socket, second),
    disc(1190, 500, 190, figure),
    pill(1096, 400, 188, 50, accent),
    pill(1096, 550, 188, 50, accent),
    disc(1190, 250, 22, third),
    disc(1190, 750, 22, third),
  ].join('');
};

/** Headphones, and what they say. */
export const headphones: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const heights = [120, 260, 180, 380, 240, 440, 200, 320, 140];
  const cup = (x: number) => (fill: string) => pill(x, 470, 190, 380, fill);
  return [
    disc(800, 560, 420, second),
    path('M 330 620 V 560 a 470 470 0 0 1 940 0 V 620 h -90 V 560 a 380 380 0 0 0 -760 0 V 620 z', figure),
    ...heights.map((height, index) =>
      pill(544 + index * 58, 640 - height / 2, 40, height, index === 5 ? accent : third),
    ),
    cup(270)(accent),
    shaded(scene, 'right', cup(270), accent),
    cup(1140)(accent),
    pill(230, 540, 70, 240, figure),
    pill(1300, 540, 70, 240, figure),
  ].join('');
};

/** Staves, with notes and the signs for the bow. */
export const score: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const note = (x: number, y: number, fill: string) =>
    placed([x, y], -22, `<ellipse rx="98" ry="70" fill="${fill}"/>`) + rect(x + 70, y - 400, 24, 390, fill);
  return [
    ...[0, 1, 2, 3, 4].map((index) => rect(-10, 330 + index * 116, 1620, 14, third)),
    note(330, 790, figure),
    note(690, 678, figure),
    polygon(
      [
        [400, 390],
        [784, 278],
        [784, 350],
        [400, 462],
      ],
      figure,
    ),
    note(1090, 562, accent),
    shaded(scene, 'down', (fill) => disc(1090, 562, 90, fill), accent),
    path('M 1184 162 q 40 150 150 200 q 40 90 -20 190 q 0 -120 -130 -190 z', accent),
    thread('M 380 210 V 110 H 500 V 210', second, 34),
    thread('M 1010 60 L 1060 150 L 1110 60', second, 34),
    disc(1430, 676, 40, second),
  ].join('');
};

/** A year as twelve bars around a center. */
export const year: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const lengths = [150, 210, 180, 280, 320, 260, 400, 370, 300, 220, 260, 340];
  const sun = (fill: string) => disc(800, 500, 110, fill);
  return [
    ring(800, 500, 290, 6, third),
    ring(800, 500, 430, 6, third),
    ...lengths.map((length, index) =>
      placed(
        [800, 500],
        index * 30,
        pill(-34, -150 - length, 68, length, index === 6 ? accent : index % 3 === 0 ? second : figure),
      ),
    ),
    sun(accent),
    shaded(scene, 'down', sun, accent),
    dashedRing([800, 500], 134, 12, { count: 12, stroke: figure }),
  ].join('');
};

/** A compass whose needle has decided. */
export const compass: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const face = (fill: string) => disc(800, 500, 350, fill);
  return [
    disc(800, 500, 440, figure),
    face(second),
    shaded(scene, 'right', face, second),
    dashedRing([800, 500], 318, 40, { count: 36, stroke: third }),
    ...[0, 90, 180, 270].map((turn) => placed([800, 500], turn, rect(-18, -350, 36, 90, figure))),
    placed(
      [800, 500],
      34,
      polygon(
        [
          [-90, 0],
          [0, -310],
          [90, 0],
        ],
        accent,
      ),
      polygon(
        [
          [-90, 0],
          [0, 310],
          [90, 0],
        ],
        figure,
      ),
    ),
    disc(800, 500, 34, ground),
  ].join('');
};
