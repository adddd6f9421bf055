import { useEffect, useRef } from 'react';
import styles from './Article.module.css';

const hide = (image: HTMLElement) => {
  image.hidden = true;
};

/** Wide tables and code can be scrolled with the keyboard too; pictures that cannot be loaded are hidden. */
const attend = (article: HTMLElement) => {
  for (const wide of article.querySelectorAll<HTMLElement>('pre, table'))
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  for (const image of article.querySelectorAll('img')) {
    image.addEventListener('error', () => hide(image), { once: true });
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
};

/** The text of a post. */
export function Article({ html }: { html: string }) {
  const article = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other elements.
  useEffect(() => {
    if (article.current !== null) attend(article.current);
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service sanitises what it stores.
  return <div ref={article} className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />;
}
