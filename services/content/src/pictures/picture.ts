import { type FocalPoint, type ImageVariant, type ShownPicture, stemOfVariant } from '@atelier/contracts';

/** What content knows of a file of the media service. */
export interface Picture {
  id: string;
  /** Paths without extension: that of now first, behind it those from before the picture was replaced. */
  stems: string[];
  width: number | null;
  height: number | null;
  blur: string | null;
  alt: string;
  focalPoint: FocalPoint | null;
  /** Of what is said of it: 0 while nothing was heard. */
  version: number;
}

const ON_THIS_SITE = /^(?:https?:\/\/[^/?#]+)?(?:\/api)?\/media\/([^?#]+)/i;

/** What a picture and its versions have in common: the path without extension and width. */
export const stemOf = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

/** The picture that an address shows; undefined where it is not one of ours. Any host may be the site's own. */
export const stemAtAddress = (address: string): string | undefined => {
  const [, path] = ON_THIS_SITE.exec(address) ?? [];
  return path === undefined ? undefined : stemOf(path);
};

/** Samples bring their smaller versions as files of their own: what is known of the picture stands with the picture. */
export const isVersion = (path: string): boolean => stemOfVariant(path) !== undefined;

/** A picture of which no version is a JPEG lets through what is behind it: a blur would stay in sight. */
export const blurBehind = (blur: string | null, variants: readonly Pick<ImageVariant, 'format'>[]): string | null =>
  variants.length > 0 && variants.every(({ format }) => format !== 'jpeg') ? null : blur;

export const toShown = ({ width, height, blur, focalPoint, alt }: Picture): ShownPicture => ({
  width,
  height,
  blur,
  focalPoint,
  alt,
});
