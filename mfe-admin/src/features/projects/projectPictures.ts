import { CONTENT_UPLOADS, imageTooLarge } from '@atelier/contracts/content/content-types';
import { uploadRefusal } from '@atelier/contracts/media/upload';

/** A picture of the form: stored with the project, or a chosen file that is not sent yet. The first is featured. */
export interface Picture {
  /** Its address on the site, or that of a file's preview. */
  address: string;
  file?: File;
}

interface StoredPictures {
  featured_image: string | null;
  images: readonly string[];
}

const RULE = CONTENT_UPLOADS.projects;
export const PICTURE_TYPES: readonly string[] = RULE.types;
export const MAX_PICTURES: number = RULE.maxFiles;

export const getPictures = ({ featured_image, images }: StoredPictures): Picture[] =>
  [...new Set([featured_image, ...images])].flatMap((address) => (address === null ? [] : [{ address }]));

/** The pictures that the project keeps; new ones are sent as files, with a new featured picture in its own field. */
export const storedIn = ([first, ...others]: readonly Picture[]): {
  featured_image?: string | null;
  images: string[];
} => ({
  ...(first?.file === undefined ? { featured_image: first?.address ?? null } : {}),
  images: others.flatMap(({ address, file }) => (file === undefined ? [address] : [])),
});

export const uploadsIn = (pictures: readonly Picture[]) =>
  pictures.flatMap(({ file }, place) =>
    file === undefined ? [] : [{ field: place === 0 ? ('featured_image' as const) : ('images' as const), file }],
  );

const findRefusal = (file: File, place: number): string | undefined => {
  if (!PICTURE_TYPES.includes(file.type)) return uploadRefusal.wrongType(PICTURE_TYPES);
  return file.size > RULE.maxBytes ? imageTooLarge(place) : undefined;
};

/** Splits the chosen files into those that fit in addition to `count` pictures, and reasons for rejecting others. */
export const admitted = (files: readonly File[], count: number): { files: File[]; refusals: string[] } => {
  const judged = files.map((file, place) => ({ file, refusal: findRefusal(file, place) }));
  const fitting = judged.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []));
  const room = MAX_PICTURES - count;
  const refusals = judged.flatMap(({ refusal }) => refusal ?? []);
  return {
    files: fitting.slice(0, room),
    refusals: [...new Set(fitting.length > room ? [...refusals, uploadRefusal.moreThan(MAX_PICTURES)] : refusals)],
  };
};
