import { getStem } from '../files/file.js';

const ON_THIS_SITE = /^(?:https?:\/\/[^/?#]+)?(?:\/api)?\/media\/([^?#]+)/i;

/** The picture at an address; undefined for external ones. Any host may be the site's own. */
export const stemAtAddress = (address: string): string | undefined => {
  const [, path] = ON_THIS_SITE.exec(address) ?? [];
  return path === undefined ? undefined : getStem(path);
};
