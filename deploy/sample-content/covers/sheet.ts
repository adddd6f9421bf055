import type { Scheme } from './palette.ts';
import { shadeDefinitions } from './print.ts';
import type { Random } from './random.ts';
import { hashText } from './random.ts';
import type { Family } from './scene.ts';
import { sceneHeight } from './scene.ts';
import { rect } from './shapes.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

export type Composition = { random: Random; family: Family; scheme: Scheme; phase?: number };

/** An SVG picture of a composition; `name` makes its IDs unique. It needs no fonts and sends no requests. */
export function drawSheet(
  name: string,
  { random, family, scheme, phase = 0 }: Composition,
  { width, height }: PictureSize,
  isShaded = false,
): string {
  const id = `cover-${hashText(name).toString(36)}`;
  const sceneWidth = (sceneHeight * width) / height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sceneWidth} ${sceneHeight}" aria-hidden="true">`,
    `<defs>${shadeDefinitions(id)}</defs>`,
    rect(0, 0, sceneWidth, sceneHeight, scheme.ground),
    family({ id, width: sceneWidth, random, isShaded, phase, scheme }),
    '</svg>',
  ].join('');
}
