import type { RemoteVersion } from '../pageDocument';

const link = (base: string, file: string): Promise<void> =>
  new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + file });
    element.dataset.href = file;
    // A page without its style sheet is better than no page.
    element.onload = element.onerror = () => resolve();
    document.head.append(element);
  });

/** Links the style sheets of a fallback version, which the document does not link, and waits for them. */
export const linkStyles = async ({ base, css }: RemoteVersion): Promise<void> => {
  const missing = css.filter((file) => document.querySelector(`link[href="${base}${file}"]`) === null);
  await Promise.all(missing.map((file) => link(base, file)));
};
