import * as z from 'zod';

/** Widths in pixels of the versions of a picture; none is wider than the picture itself. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const;

export const VARIANT_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

const VARIANT_EXTENSIONS = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const satisfies Record<VariantFormat, string>;

/** The path of a picture's version: `blog/0f3c.png` is also available as `blog/0f3c-640.avif`. */
export const getVariantPath = (path: string, width: number, format: VariantFormat): string =>
  `${path.replace(/\.\w+$/, '')}-${width}.${VARIANT_EXTENSIONS[format]}`;

const VARIANT_PATH = new RegExp(
  `^(.+)-(?:${VARIANT_WIDTHS.join('|')})\\.(?:${Object.values(VARIANT_EXTENSIONS).join('|')})$`,
);

/** Returns `blog/0f3c` for `blog/0f3c-640.avif`; undefined if the name is not that of a version. */
export const stemOfVariant = (path: string): string | undefined => VARIANT_PATH.exec(path)?.[1];

const imageVariant = z
  .object({
    url: z.string(),
    format: z.enum(VARIANT_FORMATS),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  })
  .meta({ id: 'ImageVariant' });
export type ImageVariant = z.infer<typeof imageVariant>;

/**
 * Facts about a picture: size in pixels, a tiny version as a data URL, and versions that are created shortly after it is
 * stored.
 */
export const pictureFacts = {
  width: z.number().int().nullable().default(null),
  height: z.number().int().nullable().default(null),
  blur: z.string().nullable().default(null),
  variants: z.array(imageVariant).default([]),
};

/** `url` is the address on the site, `path` the part of it after /media/. */
export const storedFile = z
  .object({
    id: z.string(),
    path: z.string(),
    url: z.string(),
    contentType: z.string(),
    bytes: z.number().int(),
    ...pictureFacts,
  })
  .meta({ id: 'StoredFile' });
export type StoredFile = z.infer<typeof storedFile>;
