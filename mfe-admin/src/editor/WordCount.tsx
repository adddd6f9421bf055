import { estimateReadingTime, getWords } from '@atelier/contracts/content/reading-time';
import { memo } from 'react';
import { countOf } from '../numbers/numbers';
import styles from './RichTextEditor.module.css';

/** '412 words · 3 min read'. */
export const WordCount = memo(function WordCount({ html }: { html: string }) {
  const words = getWords(html);
  return (
    <p className={styles.count}>
      {countOf(words, 'word')} · {estimateReadingTime(html)} min read
    </p>
  );
});
