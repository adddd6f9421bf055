import type { RemoteVersion } from '../pageDocument';

const link = (base: string, file: string): Promise<void> =>
  new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + file });
    element.dataset.href = file;
    // A page without its sheet is better than none.
    element.onload = element.onerror = () => resolve();
    document.head.append(element);
  });

/** Links the sheets of a version that the document does not name, of one that is fallen back on, and waits for them. */
export const linkStyles = async ({ base, css }: RemoteVersion): Promise<void> => {
  const missing = css.filter((file) => document.querySelector(`link[href="${base}${file}"]`) === null);
  await Promise.all(missing.map((file) => link(base, file)));
};
