import type { Family, Scene } from '../scene.ts';
import { sceneHeight, shaded } from '../scene.ts';
import { clipped, disc, pill, rect } from '../shapes.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Lines of text as bars with ragged ends. */
function lines({ x, y, width }: Box, count: number, random: Scene['random'], fill: string): string {
  return Array.from({ length: count }, (_, index) =>
    pill(x, y + index * 44, width * random.between(index === count - 1 ? 0.35 : 0.72, 1), 16, fill),
  ).join('');
}

/** A picture inside the page, with one of the large forms. */
function picture(scene: Scene, { x, y, width, height }: Box): string {
  const { id, random, scheme } = scene;
  const sun = { x: x + width * random.between(0.3, 0.7), y: y + height, r: height * random.between(0.66, 0.86) };
  const form = disc(sun.x, sun.y, sun.r, scheme.accent);
  const shade = shaded(scene, 'crest', (fill) => disc(sun.x, sun.y, sun.r, fill), scheme.accent);
  const dot = disc(x + width * 0.84, y + height * 0.26, height * 0.1, scheme.third);
  const content = rect(x, y, width, height, scheme.figure) + form + shade + dot;
  return clipped(`${id}-picture`, rect(x, y, width, height, '#000'), content);
}

/** A page on a screen, cut off by the sheet: a picture, a text column, and a row of cards. */
export const window: Family = (scene) => {
  const { width, random, scheme } = scene;
  const left = random.chance(0.5);
  const page: Box = { x: left ? -40 : width * 0.2, y: 150, width: width * 0.8 + 40, height: sceneHeight };
  const inner = page.x + (left ? 130 : 90);
  const wide = page.width - 220;
  const column = wide * 0.34;
  const cards = Array.from({ length: 3 }, (_, index) => {
    const x = inner + index * (wide / 3);
    const fill = index === random.pick([0, 1, 2]) ? scheme.third : scheme.ground;
    return rect(x, 760, wide / 3 - 40, 320, fill);
  });
  return [
    disc(left ? width - 150 : 150, 150, 96, scheme.accent),
    rect(page.x + 26, page.y + 26, page.width, page.height, scheme.third),
    rect(page.x, page.y, page.width, page.height, scheme.second),
    ...[0, 1, 2].map((index) => disc(inner + 12 + index * 48, page.y + 56, 14, scheme.ground)),
    pill(inner + wide * 0.7, page.y + 42, wide * 0.3 - 40, 28, scheme.ground),
    picture(scene, { x: inner, y: page.y + 120, width: wide - column - 90, height: 430 }),
    pill(inner + wide - column - 40, page.y + 120, column * 0.8, 52, scheme.figure),
    lines({ x: inner + wide - column - 40, y: page.y + 220, width: column, height: 0 }, 5, random, scheme.figure),
    pill(inner + wide - column - 40, page.y + 474, column * 0.56, 76, scheme.accent),
    ...cards,
  ].join('');
};
