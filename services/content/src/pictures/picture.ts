import { type FocalPoint, type ImageVariant, type ShownPicture, stemOfVariant } from '@atelier/contracts';

/** The content service's facts about a file of the media service. */
export interface Picture {
  id: string;
  /** Paths without extension: the current one first, then those from before the picture was replaced. */
  stems: string[];
  width: number | null;
  height: number | null;
  blur: string | null;
  alt: string;
  focalPoint: FocalPoint | null;
  /** Version of the descriptive fields; 0 before the first event. */
  version: number;
}

const ON_THIS_SITE = /^(?:https?:\/\/[^/?#]+)?(?:\/api)?\/media\/([^?#]+)/i;

/** The common part of the paths of a picture and its versions: without extension and width. */
export const getStem = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

/** The picture at an address; undefined for external ones. Any host may be the site's own. */
export const stemAtAddress = (address: string): string | undefined => {
  const [, path] = ON_THIS_SITE.exec(address) ?? [];
  return path === undefined ? undefined : getStem(path);
};

/** Samples include their smaller versions as separate files; facts are stored with the picture itself. */
export const isVersion = (path: string): boolean => stemOfVariant(path) !== undefined;

/** No blur behind a picture without a JPEG version: it may be transparent, and the blur would stay visible. */
export const blurBehind = (blur: string | null, variants: readonly Pick<ImageVariant, 'format'>[]): string | null =>
  variants.length > 0 && variants.every(({ format }) => format !== 'jpeg') ? null : blur;

export const toShown = ({ width, height, blur, focalPoint, alt }: Picture): ShownPicture => ({
  width,
  height,
  blur,
  focalPoint,
  alt,
});
