const DATA = /^data:(image\/(?:png|jpeg|webp|gif|avif));base64,([a-z0-9+/=\s]+)$/i;
/** Some programs insert check boxes and bullets as small pictures. */
const MIN_BYTES = 512;

const getFile = (src: string, number: number): File | undefined => {
  const [, type = '', base64 = ''] = DATA.exec(src) ?? [];
  if (base64 === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted-${number}.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
};

/** Pictures embedded in pasted HTML as data URLs, in order. */
export const embeddedPictures = (html: string): File[] => {
  if (!html.includes('data:image/')) return [];
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('img[src^="data:"]')]
    .map((picture, index) => getFile(picture.getAttribute('src') ?? '', index + 1))
    .filter((file) => file !== undefined && file.size >= MIN_BYTES) as File[];
};
