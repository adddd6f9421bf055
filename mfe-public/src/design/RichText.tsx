import type { ShownPictureAt } from '@atelier/contracts/content/shown-picture';
import { useEffect, useMemo, useRef } from 'react';
import { withPictures } from './describedPictures';
import { offerVideos } from './offerVideos';
import styles from './RichText.module.css';

const hide = (image: HTMLElement) => {
  image.hidden = true;
};

/** Wide tables and code can be scrolled with the keyboard too; pictures that cannot be loaded are hidden. */
const attend = (text: HTMLElement) => {
  for (const wide of text.querySelectorAll<HTMLElement>('pre, table'))
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  offerVideos(text);
  for (const image of text.querySelectorAll('img')) {
    image.addEventListener('error', () => hide(image), { once: true });
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
};

interface RichTextProps {
  html: string;
  /** Facts about its pictures. */
  pictures?: readonly ShownPictureAt[] | undefined;
}

/** A text by staff as sanitized HTML. */
export function RichText({ html, pictures }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other elements.
  useEffect(() => {
    if (text.current !== null) attend(text.current);
  }, [html]);
  const shown = useMemo(() => ({ __html: withPictures(html, pictures) }), [html, pictures]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service sanitises what it stores.
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={shown} />;
}
