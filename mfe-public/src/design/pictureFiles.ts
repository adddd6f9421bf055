/** Pictures of the sample content: covers are drawn in two widths, of which phones get the smaller; the others in one. */
const SAMPLE_COVER = /^\/media\/covers\/[\w-]+\.webp$/;
const SAMPLE_PORTRAIT = /^\/media\/portraits\/[\w-]+\.webp$/;
/** Smaller versions of uploads follow a naming convention. */
const UPLOADED = /^\/media\/.+\.(?:jpe?g|png|webp|avif)$/;
const UPLOAD_WIDTHS = [320, 640, 960, 1280, 1920, 2560];

/** The `srcset` of each format that a picture has, best compression first. */
interface PictureFiles {
  sources: readonly { type: string; srcSet: string; media?: string }[];
  srcSet?: string;
}

const ONE_FILE: PictureFiles = { sources: [] };

export const getFiles = (src: string): PictureFiles => {
  const stem = src.replace(/\.\w+$/, '');
  if (SAMPLE_COVER.test(src)) {
    const small = { type: 'image/avif', srcSet: `${stem}-960.avif 960w` };
    return {
      sources: [
        { ...small, media: '(max-width:800px)' },
        { ...small, srcSet: `${small.srcSet}, ${stem}-2560.avif 2560w` },
      ],
    };
  }
  if (SAMPLE_PORTRAIT.test(src) || !UPLOADED.test(src)) return ONE_FILE;
  const inFormat = (extension: string) =>
    UPLOAD_WIDTHS.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  // Browsers without AVIF support WebP, which also supports transparency.
  return { sources: [{ type: 'image/avif', srcSet: inFormat('avif') }], srcSet: inFormat('webp') };
};
