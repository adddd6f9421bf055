const PICTURE = /<img src="\/picture:(\d+)"[^>]*>/g;
const PLACEHOLDER = /^\/picture:(\d+)$/;

type FindAddress = (index: number) => string | undefined;

const placeInText = (content: string, find: FindAddress): string =>
  content.replaceAll(PICTURE, (image: string, index: string) => {
    const address = find(Number(index));
    return address === undefined ? '' : image.replace(`/picture:${index}`, address);
  });

const placeAddress = (address: string | null | undefined, find: FindAddress): string | null => {
  const index = PLACEHOLDER.exec(address ?? '')?.[1];
  return index === undefined ? (address ?? null) : (find(Number(index)) ?? null);
};

/** Puts the addresses of stored pictures into an item; a picture that was refused is left out. */
export const placePictures = <Draft extends { content: string; featuredImage?: string | null | undefined }>(
  draft: Draft,
  find: FindAddress,
): Draft => ({
  ...draft,
  content: placeInText(draft.content, find),
  ...('featuredImage' in draft ? { featuredImage: placeAddress(draft.featuredImage, find) } : {}),
});
