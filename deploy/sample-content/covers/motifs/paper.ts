import { type Family, shaded } from '../scene.ts';
import { clipped, dashedRing, disc, path, pill, placed, polygon, rect, ring, thread } from '../shapes.ts';

/** The lower edge of a sheet that was torn off, from right to left. */
const torn = (width: number, teeth: number): string =>
  `l ${-width / teeth / 2} 44 l ${-width / teeth / 2} -44 `.repeat(teeth);

/** A bill, torn from its roll; one line says what matters. */
export const invoice: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const sheet = (fill: string) => path(`M 470 -20 h 660 v 860 ${torn(660, 11)} z`, fill);
  const row = (y: number, length: number) => pill(550, y, length, 30, figure) + pill(980, y, 80, 30, figure);
  return [
    disc(1290, 690, 230, third),
    sheet(second),
    shaded(scene, 'right', (fill) => path(`M 800 -20 h 330 v 860 ${torn(330, 6)} z`, fill), second),
    pill(550, 110, 260, 66, figure),
    row(270, 330),
    row(350, 250),
    row(430, 300),
    rect(550, 530, 510, 10, figure),
    pill(520, 590, 570, 110, accent),
    pill(560, 630, 260, 30, ground === accent ? figure : ground),
    pill(960, 630, 80, 30, ground === accent ? figure : ground),
  ].join('');
};

/** Tickets on the rail of a kitchen, above a pot. */
export const orderRail: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const ticket = (x: number, turn: number, fill: string, lines: string) =>
    placed(
      [x, 150],
      turn,
      path(`M -130 0 h 260 v 360 ${torn(260, 5)} z`, fill),
      ...[90, 150, 210, 270].map((y, index) => pill(-90, y, index % 2 === 0 ? 180 : 120, 22, lines)),
    );
  const pot = (fill: string) =>
    path('M 480 720 h 640 v 160 a 130 130 0 0 1 -130 130 h -380 a 130 130 0 0 1 -130 -130 z', fill);
  return [
    ticket(260, 3, second, figure),
    ticket(620, -4, second, figure),
    ticket(980, 2, accent, ground),
    ticket(1340, -2, second, figure),
    rect(-10, 96, 1620, 76, figure),
    thread('M 690 660 q -50 -40 0 -80 t 0 -70 M 910 660 q -50 -40 0 -80 t 0 -70', third, 20),
    pot(figure),
    shaded(scene, 'right', pot, figure),
    pill(360, 740, 200, 50, third),
    pill(1040, 740, 200, 50, third),
    pill(440, 690, 720, 56, figure),
  ].join('');
};

/** A month, with one Friday in it. */
export const calendar: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const days = Array.from({ length: 28 }, (_, index) => [index % 7, Math.floor(index / 7)] as const);
  const sheet = (fill: string) => rect(310, 130, 980, 780, fill);
  return [
    placed([800, 520], 4, rect(-490, -390, 980, 780, third)),
    sheet(second),
    shaded(scene, 'down', sheet, second),
    rect(310, 130, 980, 170, figure),
    ...[470, 800, 1130].map((x) => pill(x - 22, 70, 44, 140, accent)),
    rect(876, 300, 140, 610, ground),
    ...days.map(([column, row]) => disc(386 + column * 140, 390 + row * 140, 34, figure)),
    disc(946, 670, 104, accent),
    thread('M 946 724 V 622 M 900 664 L 946 616 L 992 664', figure, 24),
  ].join('');
};

/** A form: three fields, what went right, and its button. */
export const form: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const sheet = (fill: string) => rect(390, 70, 820, 1000, fill);
  const field = (y: number, words: number) =>
    pill(460, y, 170, 26, figure) + rect(460, y + 50, 680, 100, ground) + pill(500, y + 86, words, 28, third);
  return [
    sheet(second),
    shaded(scene, 'right', (fill) => rect(800, 70, 410, 1000, fill), second),
    field(140, 320),
    field(340, 440),
    field(540, 240),
    disc(1090, 240, 42, figure),
    thread('M 1070 240 l 16 18 l 30 -36', second, 13),
    pill(460, 750, 470, 150, accent),
    pill(560, 810, 270, 30, figure),
    path('M 850 800 l 30 230 l 58 -66 l 62 104 l 46 -28 l -60 -102 l 84 -12 z', figure),
  ].join('');
};

/** Nine boxes; eight are ticked. */
export const checklist: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const boxes = Array.from(
    { length: 9 },
    (_, index) => [440 + (index % 3) * 260, 120 + Math.floor(index / 3) * 260] as const,
  );
  return [
    ...boxes.map(([x, y], index) => rect(x, y, 220, 220, index === 8 ? accent : index % 2 === 0 ? figure : third)),
    shaded(scene, 'down', (fill) => boxes.map(([x, y]) => rect(x, y, 220, 220, fill)).join(''), third),
    ...boxes.slice(0, 8).map(([x, y]) => thread(`M ${x + 50} ${y + 118} l 46 50 l 84 -106`, second, 34)),
  ].join('');
};

/** A pencil at the end of its line. */
export const pencil: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const side = (fill: string) => rect(-820, 0, 820, 110, fill);
  return [
    thread('M 120 770 q 60 -120 120 0 t 120 0 t 120 0 t 120 0 t 120 0 q 40 -70 90 -20', figure, 26),
    thread('M 120 900 H 500', third, 26),
    placed(
      [812, 742],
      -38,
      polygon(
        [
          [0, 0],
          [220, -110],
          [220, 110],
        ],
        second,
      ),
      polygon(
        [
          [0, 0],
          [84, -42],
          [84, 42],
        ],
        figure,
      ),
      rect(220, -110, 720, 110, accent),
      rect(220, 0, 720, 110, figure),
      `<g transform="translate(1040 0)">${shaded(scene, 'down', side, figure)}</g>`,
      rect(860, -110, 90, 220, ground === second ? third : second),
    ),
  ].join('');
};

/** The front page of a paper that is made by twelve. */
export const newspaper: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const heads = Array.from(
    { length: 12 },
    (_, index) => [-330 + (index % 4) * 116, -120 + Math.floor(index / 4) * 116] as const,
  );
  const sheet = (fill: string) => rect(-450, -480, 900, 1100, fill);
  return [
    placed([860, 520], 7, rect(-450, -480, 900, 1100, third)),
    placed(
      [780, 540],
      -5,
      sheet(second),
      shaded(scene, 'right', (fill) => rect(140, -480, 310, 1100, fill), second),
      pill(-390, -420, 780, 96, figure),
      rect(-390, -290, 780, 12, figure),
      rect(-390, -240, 470, 420, figure),
      ...heads.map(([x, y], index) => disc(x, y - 50, 44, index === 6 ? accent : index % 3 === 0 ? third : second)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => pill(130, -230 + index * 52, index === 7 ? 150 : 260, 22, figure)),
      ...[0, 1, 2].flatMap((column) =>
        [0, 1, 2, 3, 4].map((row) => pill(-390 + column * 270, 230 + row * 52, 230, 22, figure)),
      ),
    ),
  ].join('');
};

/** Nine lines that meet at one clock. */
export const timetable: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const y = 60 + index * 110;
    const color = index === 3 ? accent : index % 2 === 0 ? figure : third;
    return thread(`M -40 ${y} H 260 C 560 ${y} 520 500 900 500`, color, 30);
  });
  const face = (fill: string) => disc(1010, 500, 330, fill);
  return [
    ...lines,
    thread('M 1000 500 H 1700', figure, 96),
    thread('M 1000 500 H 1700', accent, 30),
    disc(1010, 500, 390, figure),
    face(second),
    shaded(scene, 'right', face, second),
    dashedRing([1010, 500], 280, 46, { count: 36, stroke: third }),
    disc(1010, 500, 258, second),
    thread('M 1010 500 V 300', figure, 40),
    thread('M 1010 500 L 1150 590', figure, 40),
    disc(1010, 500, 40, accent),
  ].join('');
};

/** Two speech bubbles: a range, and the answer to it. */
export const conversation: Family = (scene) => {
  const { figure, second, accent } = scene.scheme;
  const left = (fill: string) =>
    path(
      'M 210 130 h 620 a 80 80 0 0 1 80 80 v 260 a 80 80 0 0 1 -80 80 H 430 l -190 170 V 550 h -30 a 80 80 0 0 1 -80 -80 V 210 a 80 80 0 0 1 80 -80 z',
      fill,
    );
  return [
    path(
      'M 800 400 h 590 a 80 80 0 0 1 80 80 v 230 a 80 80 0 0 1 -80 80 h -20 v 160 l -180 -160 H 800 a 80 80 0 0 1 -80 -80 V 480 a 80 80 0 0 1 80 -80 z',
      accent,
    ),
    left(figure),
    shaded(scene, 'down', left, figure),
    thread('M 250 350 H 780', second, 30),
    thread('M 250 270 V 430 M 780 270 V 430', second, 30),
    rect(430, 300, 220, 100, accent),
    ...[0, 1, 2].map((index) => disc(1010 + index * 150, 610, 44, figure)),
    ring(140, 900, 50, 24, second),
  ].join('');
};

/** Swatches in a fan; one of them has a color. */
export const swatches: Family = (scene) => {
  const { figure, second, third, accent, ground } = scene.scheme;
  const fills = [third, figure, second, third, figure, second, accent];
  return [
    ...fills.map((fill, index) =>
      placed(
        [520, 900],
        -42 + index * 17,
        rect(-110, -860, 240, 900, ground),
        rect(-100, -850, 220, 880, fill),
        rect(-100, -250, 220, 16, ground),
      ),
    ),
    placed(
      [520, 900],
      60,
      shaded(scene, 'down', (fill) => rect(-100, -850, 220, 880, fill), accent),
    ),
    disc(526, 880, 40, ground),
    clipped(`${scene.id}-pin`, disc(526, 880, 24, '#000'), rect(480, 840, 90, 90, figure)),
  ].join('');
};
