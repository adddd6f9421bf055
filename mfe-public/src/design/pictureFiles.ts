/** Pictures of the sample content: covers are drawn in two widths and once for phones, the others in one. */
const SAMPLE_COVER = /^\/media\/covers\/[\w-]+\.webp$/;
const SAMPLE_PORTRAIT = /^\/media\/portraits\/[\w-]+\.webp$/;
/** Of what staff upload, smaller versions are made by convention of name. */
const UPLOADED = /^\/media\/.+\.(?:jpe?g|png|webp|avif)$/;
const UPLOAD_WIDTHS = [320, 640, 960, 1280, 1920];

/** What a picture has of files in several widths: of each format the `srcset`, the best compressed first. */
interface PictureFiles {
  sources: readonly { type: string; srcSet: string; media?: string }[];
  srcSet?: string;
}

const ONE_FILE: PictureFiles = { sources: [] };

export const getFiles = (src: string): PictureFiles => {
  const stem = src.replace(/\.\w+$/, '');
  if (SAMPLE_COVER.test(src))
    return {
      sources: [{ type: 'image/avif', media: '(max-width:800px)', srcSet: `${stem}-960.avif 960w` }],
      srcSet: `${stem}-640.webp 640w, ${src} 1280w`,
    };
  if (SAMPLE_PORTRAIT.test(src) || !UPLOADED.test(src)) return ONE_FILE;
  const inFormat = (extension: string) =>
    UPLOAD_WIDTHS.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  // Every browser that knows no AVIF knows WebP, which also keeps what is transparent.
  return { sources: [{ type: 'image/avif', srcSet: inFormat('avif') }], srcSet: inFormat('webp') };
};
