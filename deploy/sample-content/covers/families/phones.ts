import type { Family, Scene } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { clipped, disc, pill, rect, ring } from '../shapes.ts';

const body = { width: 430, height: 880, corner: 62, edge: 22 };

const rounded = (x: number, y: number, width: number, height: number, corner: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;

type Screen = (scene: Scene) => string;

/** Rows with completed tasks, and the next one. */
const list: Screen = ({ scheme }) => {
  const rows = Array.from({ length: 6 }, (_, index) => {
    const y = 250 + index * 96;
    const isNext = index === 2;
    const ground = isNext ? rect(0, y - 28, body.width, 96, scheme.accent) : '';
    const mark = index < 2 ? disc(76, y + 20, 22, scheme.figure) : ring(76, y + 20, 18, 8, scheme.figure);
    return `${ground}${mark}${pill(124, y + 8, isNext ? 240 : 180 + ((index * 53) % 90), 22, scheme.figure)}`;
  });
  return pill(54, 110, 220, 46, scheme.figure) + rows.join('');
};

/** A large number in an almost full ring, and a button within the thumb's reach. */
const dial: Screen = ({ scheme }) =>
  [
    pill(54, 110, 160, 30, scheme.figure),
    ring(215, 400, 130, 52, scheme.third),
    `<circle cx="215" cy="400" r="130" fill="none" stroke="${scheme.accent}" stroke-width="52" stroke-dasharray="572 817" transform="rotate(-90 215 400)"/>`,
    disc(215, 400, 34, scheme.figure),
    pill(84, 610, 262, 22, scheme.figure),
    pill(124, 652, 182, 22, scheme.figure),
    pill(54, 730, 322, 92, scheme.figure),
  ].join('');

/** A map with a route. */
const map: Screen = ({ scheme }) =>
  [
    disc(60, 300, 190, scheme.third),
    disc(400, 620, 210, scheme.third),
    `<path d="M -20 760 C 160 700 120 520 230 470 S 330 260 470 210" fill="none" stroke="${scheme.figure}" stroke-width="34"/>`,
    disc(230, 470, 66, scheme.accent),
    disc(230, 470, 24, scheme.second),
    pill(40, 96, 350, 74, scheme.figure),
  ].join('');

const screens: readonly Screen[] = [list, dial, map];

/** Two or three tilted phones in a row, larger than the sheet. */
export const phones: Family = (scene) => {
  const { id, width, random, scheme } = scene;
  const first = random.pick([0, 1, 2]);
  const tilt = random.pick([-14, -10, 12]);
  const lift = random.pick([120, 170]);
  const devices = [-1, 0, 1].map((place, index) => {
    const screen = screens[(first + index) % screens.length] as Screen;
    const { edge, corner } = body;
    const shape = rounded(edge, edge, body.width - 2 * edge, body.height - 2 * edge, corner - edge, '#000');
    const face = rect(0, 0, body.width, body.height, scheme.second) + screen(scene);
    const shell = rounded(0, 0, body.width, body.height, corner, scheme.figure);
    const x = place * (body.width + 70) - body.width / 2;
    const y = (index % 2 ? -lift : lift) - body.height / 2;
    return `<g transform="translate(${x} ${y})">${shell}${clipped(`${id}-screen-${index}`, shape, face)}</g>`;
  });
  const sun = disc(width * 0.16, sceneHeight * 0.86, 250, scheme.accent);
  return `${sun}<g transform="translate(${(width / 2).toFixed(1)} ${sceneHeight / 2}) rotate(${tilt})">${devices.join('')}</g>`;
};
