import { stemOfVariant } from '@atelier/contracts';

const ON_THIS_SITE = /^(?:https?:\/\/[^/?#]+)?(?:\/api)?\/media\/([^?#]+)/i;

/** What a picture and its versions have in common: the path without extension and width. */
export const stemOf = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

/** The picture that an address shows; undefined where it is not one of ours. Any host may be the site's own. */
export const stemAtAddress = (address: string): string | undefined => {
  const [, path] = ON_THIS_SITE.exec(address) ?? [];
  return path === undefined ? undefined : stemOf(path);
};
