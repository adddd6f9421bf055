import { type Family, shaded } from '../scene.ts';
import { clipped, disc, path, pill, placed, polygon, rect, ring, thread } from '../shapes.ts';

/** A page that broke in two. */
export const brokenPage: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const crack = 'L 860 90 L 760 300 L 880 430 L 720 620 L 830 760 L 750 960';
  const page = [
    rect(250, 130, 1100, 780, second),
    rect(250, 130, 1100, 110, figure),
    ...[0, 1, 2].map((index) => disc(320 + index * 64, 185, 20, accent)),
    rect(320, 310, 460, 260, figure),
    disc(550, 570, 150, accent),
    rect(320, 570, 460, 160, second),
    ...[0, 1, 2, 3].map((index) => pill(850, 320 + index * 70, index === 3 ? 240 : 420, 30, figure)),
    pill(850, 640, 260, 90, third),
    ...[0, 1].map((index) => pill(320, 650 + index * 70, 400 - index * 120, 30, figure)),
  ].join('');
  return [
    clipped(`${scene.id}-left`, path(`M -100 90 ${crack} L -100 960 z`, '#000'), page),
    placed([70, 60], 6, clipped(`${scene.id}-right`, path(`M 1700 90 ${crack} L 1700 960 z`, '#000'), page)),
    shaded(scene, 'down', (fill) => rect(250, 130, 480, 110, fill), figure),
  ].join('');
};

/** Markup in a window. */
export const markup: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const page = (fill: string) => rect(230, 130, 1140, 800, fill);
  return [
    rect(280, 180, 1140, 800, third),
    page(second),
    shaded(scene, 'down', page, second),
    rect(230, 130, 1140, 110, figure),
    ...[0, 1, 2].map((index) => disc(300 + index * 64, 185, 20, index === 0 ? accent : third)),
    thread('M 560 420 L 380 585 L 560 750', figure, 74),
    thread('M 1040 420 L 1220 585 L 1040 750', figure, 74),
    thread('M 880 390 L 720 780', accent, 74),
  ].join('');
};

/** A plan as a tree: many rows below, one hot step. */
export const queryPlan: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const step = (x: number, y: number, fill: string) => pill(x - 150, y - 58, 300, 116, fill);
  const hot = (fill: string) => pill(860, 500, 520, 200, fill);
  return [
    thread('M 800 160 C 800 300 450 260 450 400', third, 22),
    thread('M 800 160 C 800 320 1120 280 1120 560', accent, 70),
    thread('M 450 400 C 450 560 250 520 250 700', third, 16),
    thread('M 450 400 C 450 560 620 520 620 700', third, 34),
    thread('M 1120 600 C 1120 760 960 740 960 900', third, 20),
    thread('M 1120 600 C 1120 760 1340 740 1340 900', third, 90),
    step(800, 150, figure),
    step(450, 400, second),
    step(250, 720, figure),
    step(620, 720, second),
    step(960, 900, second),
    step(1340, 900, figure),
    hot(accent),
    shaded(scene, 'right', hot, accent),
    ...[0, 1, 2].map((index) => pill(930, 560 + index * 36, 380 - index * 90, 18, figure)),
  ].join('');
};

/** A glass over a letter with its accent. */
export const accentGlass: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const lens = (fill: string) => disc(690, 460, 310, fill);
  return [
    placed([690, 460], 45, pill(330, -62, 480, 124, third)),
    disc(690, 460, 392, figure),
    lens(second),
    shaded(scene, 'down', lens, second),
    thread('M 560 520 H 820 A 131 131 0 1 0 786 610', figure, 62),
    thread('M 670 290 L 760 206', accent, 62),
    thread('M 1180 130 h 240 M 1180 230 h 150', third, 40),
  ].join('');
};

/** A cloud, and the machines that it is made of. */
export const cloud: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const puffs = (fill: string) =>
    disc(600, 340, 190, fill) + disc(850, 260, 230, fill) + disc(1080, 370, 160, fill) + pill(390, 330, 870, 210, fill);
  const machine = (y: number, isLoud: boolean) =>
    [
      rect(480, y, 640, 116, figure),
      disc(550, y + 58, 24, isLoud ? accent : third),
      disc(626, y + 58, 24, third),
      pill(780, y + 44, 270, 28, second),
    ].join('');
  return [
    thread('M 640 520 V 640 M 800 520 V 640 M 960 520 V 640', third, 26),
    puffs(second),
    shaded(scene, 'down', puffs, second),
    machine(620, false),
    machine(752, true),
    machine(884, false),
    ring(1370, 180, 90, 34, accent),
  ].join('');
};

/** A bag, and the ticket of a booking. */
export const bag: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const body = (fill: string) => path('M 420 370 h 560 l 60 570 H 360 z', fill);
  return [
    placed(
      [1130, 520],
      16,
      path('M -180 -260 h 360 v 180 a 50 50 0 0 0 0 100 v 240 h -360 v -240 a 50 50 0 0 0 0 -100 z', second),
      pill(-110, -190, 220, 40, figure),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => rect(-114 + index * 34, 90, index % 2 === 0 ? 20 : 10, 120, figure)),
    ),
    thread('M 540 470 V 300 a 160 160 0 0 1 320 0 V 470', third, 44),
    body(accent),
    shaded(scene, 'right', body, accent),
    disc(540, 470, 30, figure),
    disc(860, 470, 30, figure),
    disc(700, 690, 110, figure),
    disc(700, 690, 48, ground === figure ? second : ground),
  ].join('');
};

/** A curve with its handles. */
export const curve: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const knot = (x: number, y: number) => rect(x - 50, y - 50, 100, 100, figure);
  const field = (fill: string) => path('M 250 780 C 420 60 860 40 830 500 S 1260 900 1360 240 V 1010 H 250 z', fill);
  return [
    field(second),
    shaded(scene, 'down', field, second),
    thread('M 250 780 L 420 190 M 1360 240 L 1200 800', third, 14),
    thread('M 250 780 C 420 60 860 40 830 500 S 1260 900 1360 240', accent, 50),
    thread('M 842 250 L 818 750', third, 14),
    disc(420, 190, 40, figure),
    disc(1200, 800, 40, figure),
    disc(842, 250, 40, figure),
    disc(818, 750, 40, figure),
    knot(250, 780),
    knot(830, 500),
    knot(1360, 240),
  ].join('');
};

/** A snail that shows the way through a ward. */
export const snail: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const shell = (fill: string) => disc(690, 480, 300, fill);
  return [
    rect(-10, 800, 1620, 210, third),
    ...[0, 1, 2, 3].map((index) => pill(60 + index * 110, 846, 70, 26, accent)),
    path(
      'M 330 800 q 120 -50 330 -40 h 320 q 90 -10 110 -150 q 10 -140 120 -140 q 140 0 140 150 q 0 180 -190 180 z',
      figure,
    ),
    thread('M 1200 500 L 1160 300 M 1270 500 L 1330 310', figure, 30),
    disc(1160, 290, 40, accent),
    disc(1334, 298, 40, accent),
    shell(accent),
    shaded(scene, 'down', shell, accent),
    thread(
      'M 690 480 a 44 44 0 0 1 88 0 a 96 96 0 0 1 -192 0 a 150 150 0 0 1 300 0 a 204 204 0 0 1 -408 0 a 250 250 0 0 1 340 -232',
      second,
      40,
    ),
    polygon(
      [
        [1248, 640],
        [1290, 640],
        [1269, 668],
      ],
      second,
    ),
  ].join('');
};
