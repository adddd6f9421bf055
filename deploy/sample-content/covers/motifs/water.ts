import { type Family, type Scene, shaded } from '../scene.ts';
import { dashedRing, disc, path, pill, polygon, rect, ring } from '../shapes.ts';

const TURN = 2 * Math.PI;

/** Swell from edge to edge, and the sea below it. */
const sea = (y: number, length: number, fill: string): string =>
  path(
    `M -${length} ${y} ${`q ${length / 4} -38 ${length / 2} 0 t ${length / 2} 0 `.repeat(9)} V 1010 H -${length} z`,
    fill,
  );

const waves = ({ scheme }: Scene, y: number): string =>
  sea(y, 320, scheme.third) + sea(y + 85, 400, scheme.second) + sea(y + 170, 360, scheme.figure);

/** A ferry between a low sun and an island. */
export const ferry: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const island = (fill: string) => path('M 1020 730 a 380 330 0 0 1 760 0 z', fill);
  return [
    disc(300, 290, 150, accent),
    island(third),
    shaded(scene, 'crest', island, third),
    rect(590, 190, 96, 150, accent),
    rect(590, 226, 96, 34, figure),
    rect(500, 330, 330, 110, second),
    ...[0, 1, 2, 3].map((index) => disc(552 + index * 76, 386, 22, figure)),
    rect(400, 430, 570, 120, figure),
    ...[0, 1, 2, 3, 4, 5].map((index) => pill(440 + index * 84, 468, 56, 42, second)),
    polygon(
      [
        [230, 545],
        [1190, 545],
        [1080, 800],
        [340, 800],
      ],
      accent,
    ),
    polygon(
      [
        [230, 545],
        [1190, 545],
        [1168, 600],
        [254, 600],
      ],
      second,
    ),
    waves(scene, 735),
  ].join('');
};

/** From the right edge to the left one, and a little longer than the clip, so that it starts and ends out of sight. */
const passingBoat = ({ phase, scheme: { figure, second, accent } }: Scene): string =>
  `<g transform="translate(${1640 - 1960 * phase} ${790 + 6 * Math.sin(phase * TURN * 4)})">${[
    rect(150, -58, 30, 40, accent),
    rect(70, -24, 150, 44, figure),
    ...[0, 1, 2, 3].map((index) => disc(92 + index * 34, 0, 8, second)),
    polygon(
      [
        [-10, 20],
        [270, 20],
        [244, 130],
        [40, 130],
      ],
      accent,
    ),
  ].join('')}</g>`;

/** A lighthouse on a rock, and its beams, which turn once during a clip. */
export const lighthouse: Family = (scene) => {
  const { figure, second, third, accent } = scene.scheme;
  const rock = (fill: string) => path('M 60 960 L 250 800 L 400 772 L 760 780 L 1010 960 z', fill);
  const edge = (y: number) => ((y - 330) / 460) * 66;
  const stripe = (top: number, height: number) =>
    polygon(
      [
        [470 - edge(top), top],
        [650 + edge(top), top],
        [650 + edge(top + height), top + height],
        [470 - edge(top + height), top + height],
      ],
      accent,
    );
  // Seen from the side, a beam that turns becomes shorter, and then points at the viewer.
  const turned = Math.cos(scene.phase * TURN);
  const beam = (length: number) =>
    polygon(
      [
        [560, 345],
        [560 + length * turned, 345 - 285 * Math.abs(turned)],
        [560 + length * turned, 345 + 255 * Math.abs(turned)],
      ],
      second,
    );
  const tower = [
    polygon(
      [
        [470, 330],
        [650, 330],
        [716, 790],
        [404, 790],
      ],
      figure,
    ),
    stripe(430, 100),
    stripe(630, 100),
    rect(500, 196, 120, 120, accent),
    polygon(
      [
        [474, 200],
        [646, 200],
        [560, 96],
      ],
      figure,
    ),
    rect(440, 308, 240, 32, figure),
  ];
  return [
    beam(1140),
    beam(-1160),
    disc(560, 345, 150 * (1 - Math.abs(turned)), second),
    passingBoat(scene),
    rock(third),
    shaded(scene, 'crest', rock, third),
    // Low enough for frames that are wider than the sheet.
    `<g transform="translate(560 800) scale(0.84) translate(-560 -800)">${tower.join('')}</g>`,
    `<g transform="translate(${-360 * scene.phase} 0)">${sea(880, 360, figure)}</g>`,
  ].join('');
};

/** A life buoy, half in the water. */
export const lifebuoy: Family = (scene) => {
  const { figure, second, accent } = scene.scheme;
  const buoy = (fill: string) => ring(800, 460, 290, 160, fill);
  return [
    ring(800, 460, 398, 20, second),
    buoy(figure),
    `<g transform="rotate(22 800 460)">${dashedRing([800, 460], 290, 162, { count: 4, stroke: accent })}</g>`,
    shaded(scene, 'down', buoy, figure),
    waves(scene, 690),
  ].join('');
};
