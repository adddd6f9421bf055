import type { Scheme } from './palette.ts';
import { palette } from './palette.ts';
import type { Random } from './random.ts';

/** The height of the drawing space; its width follows from the picture's ratio. */
export const sceneHeight = 1000;

export type Shading = 'down' | 'crest' | 'left' | 'right';

export type Scene = {
  /** The prefix of every SVG ID, unique to the cover. */
  id: string;
  width: number;
  random: Random;
  /** Whether shading is drawn; printing compares the sheet with and without it. */
  isShaded: boolean;
  /** The part of the clip that has passed, from 0 to 1. A cover is the start of its clip. */
  phase: number;
  scheme: Scheme;
};

/** A composition family: SVG fragments on the background. */
export type Family = (scene: Scene) => string;

/** Draws `shape` a second time as printed dots that get denser in one direction; `under` is its color. */
export function shaded(scene: Scene, shading: Shading, shape: (fill: string) => string, under: string): string {
  if (!scene.isShaded) return '';
  return shape(`url(#${scene.id}-shade-${shading}-${under === palette.ink ? 'light' : 'dark'})`);
}
