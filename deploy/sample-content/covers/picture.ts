import type { Plate } from './render-cover.ts';
import type { PictureSize } from './sheet.ts';

/** A picture to draw; its files have its name, and `alt` is its alternative text. */
export type Picture = { name: string; alt: string } & (
  | { kind: 'cover' }
  | ({ kind: 'plate' } & Plate)
  | { kind: 'portrait' }
);

/** A file of a picture, ready for object storage under `path`. */
export type RenderedFile = DrawnFile & { alt: string };

export type DrawnFile = { path: string; contentType: string; bytes: Buffer; facts?: PictureFacts };

/** Size in pixels, and a tiny version as a data URL; drawings of a few kilobytes have none. */
export type PictureFacts = PictureSize & { blur: string | null };

/** The paths of a picture's files below /media. */
export const getPaths = ({ kind, name }: Pick<Picture, 'kind' | 'name'>): readonly [string, ...string[]] => {
  if (kind === 'portrait') return [`portraits/${name}.webp`];
  if (kind === 'plate') return [`gallery/${name}.webp`];
  const cover = `covers/${name}`;
  return [`${cover}.webp`, `${cover}-640.webp`, `${cover}-share.jpg`, `${cover}-960.avif`, `${cover}-2560.avif`];
};
