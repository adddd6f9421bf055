import { readingTimeOf, wordsOf } from '@atelier/contracts/content/post';
import { memo } from 'react';
import styles from './RichTextEditor.module.css';

/** '412 words · 3 min read'. */
export const WordCount = memo(function WordCount({ html }: { html: string }) {
  const words = wordsOf(html);
  return (
    <p className={styles.count}>
      {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`} · {readingTimeOf(html)} min read
    </p>
  );
});
