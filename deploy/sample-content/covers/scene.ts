import type { Scheme } from './palette.ts';
import { palette } from './palette.ts';
import type { Random } from './random.ts';

/** Every composition is drawn in a space this high; its width follows from the picture's ratio. */
export const sceneHeight = 1000;

export type Shading = 'down' | 'crest' | 'left' | 'right';

export type Scene = {
  /** Prefix of every SVG id, unique to the cover. */
  id: string;
  width: number;
  random: Random;
  scheme: Scheme;
};

/** A composition family: the SVG fragments that lie on the ground. */
export type Family = (scene: Scene) => string;

/** Draws `shape` a second time as printed dots that thicken in one direction; `under` is its color. */
export function shaded(scene: Scene, shading: Shading, shape: (fill: string) => string, under: string): string {
  const fill = `url(#${scene.id}-shade-${shading})`;
  const ink = under === palette.ink ? 'light' : 'dark';
  return `<g filter="url(#${scene.id}-dots-${ink})">${shape(fill)}</g>`;
}
