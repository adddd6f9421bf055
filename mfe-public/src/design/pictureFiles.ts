/** Pictures of the sample content: covers are drawn in two widths, the others in one. */
const SAMPLE_COVER = /^\/media\/covers\/[\w-]+\.webp$/;
const SAMPLE_PORTRAIT = /^\/media\/portraits\/[\w-]+\.webp$/;
/** Of what staff upload, smaller versions are made by convention of name. */
const UPLOADED = /^\/media\/.+\.(?:jpe?g|png|webp|avif)$/;
const UPLOAD_WIDTHS = [640, 960, 1280, 1920];

/** The `srcset` of a picture that has files in several widths. */
export const srcSetOf = (src: string): string | undefined => {
  const stem = src.replace(/\.\w+$/, '');
  if (SAMPLE_COVER.test(src)) return `${stem}-640.webp 640w, ${src} 1280w`;
  if (SAMPLE_PORTRAIT.test(src) || !UPLOADED.test(src)) return undefined;
  return UPLOAD_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
};
