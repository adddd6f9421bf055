import type { PictureFile } from './picture-file.js';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Path of the address on its site, in lowercase, without the size that Ghost puts into it. */
const toPath = (address: string): string => {
  const [path = ''] = address
    .replace(/^__GHOST_URL__/, '')
    .replace(/^(?:https?:)?\/\/[^/]+/, '')
    .split(/[?#]/);
  return decoded(path)
    .toLowerCase()
    .replace(/\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, '/');
};

/** WordPress stores smaller versions beside the picture, with their size in the name. */
const withoutSize = (path: string): string => path.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
const withScaled = (path: string): string => path.replace(/(?=\.\w+$)/, '-scaled');

const getName = (path: string): string => path.split('/').at(-1) ?? '';

const countCommonSteps = (path: string, other: string): number => {
  const [steps, others] = [path.split('/').reverse(), other.split('/').reverse()];
  const different = steps.findIndex((step, index) => step !== others[index]);
  return different === -1 ? steps.length : different;
};

/**
 * Finds the file of a picture by the end of its path. Of several files with the same name, the one in the same folder counts;
 * if none is, the picture is not found, because it could be any of them.
 */
export const pictureFinder = (files: readonly Pick<PictureFile, 'path'>[]) => {
  const byName = new Map<string, { path: string; index: number }[]>();
  for (const [index, file] of files.entries()) {
    const path = file.path.toLowerCase();
    byName.set(getName(path), [...(byName.get(getName(path)) ?? []), { path, index }]);
  }
  const findAt = (path: string): number | undefined => {
    const found = byName.get(getName(path)) ?? [];
    if (found.length === 1) return found[0]?.index;
    const best = found.toSorted((a, b) => countCommonSteps(path, b.path) - countCommonSteps(path, a.path))[0];
    return best !== undefined && countCommonSteps(path, best.path) > 1 ? best.index : undefined;
  };
  /** Position of the file; undefined if there is none. */
  return (address: string): number | undefined => {
    const path = toPath(address);
    return findAt(path) ?? findAt(withoutSize(path)) ?? findAt(withScaled(withoutSize(path)));
  };
};
