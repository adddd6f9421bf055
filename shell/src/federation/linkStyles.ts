import type { RemoteVersion } from '../pageDocument';

/** Links the sheets of a version that the document does not name: of one that is fallen back on. */
export const linkStyles = ({ base, css }: RemoteVersion): void => {
  for (const file of css) {
    if (document.querySelector(`link[href="${base}${file}"]`) !== null) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}${file}` });
    link.dataset.href = file;
    document.head.append(link);
  }
};
