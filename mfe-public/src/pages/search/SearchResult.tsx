import type { SearchResult as Result } from '@atelier/contracts/search/http';
import { CoverImage } from '../../design/CoverImage';
import { SiteLink } from '../../routing/SiteLink';
import { Highlighted } from './Highlighted';
import styles from './SearchResult.module.css';
import { RESULT_TYPES } from './searchNeeds';

const isMarked = (segments: Result['highlights']['title']) => segments.some(({ match }) => match);

/** A search result and where it matches: in its summary, otherwise in its text. */
export function SearchResult({ result }: { result: Result }) {
  const { title, summary, text } = result.highlights;
  return (
    <li className={styles.result}>
      <p className={styles.kind}>{RESULT_TYPES[result.type].one}</p>
      <div className={styles.words}>
        <h2>
          <SiteLink href={result.path}>
            <Highlighted segments={title} />
          </SiteLink>
        </h2>
        <p>
          <Highlighted segments={summary} />
        </p>
        {text.length > 0 && !isMarked(summary) && (
          <p className={styles.excerpt}>
            <Highlighted segments={text} />
          </p>
        )}
      </div>
      <CoverImage
        src={result.image}
        seed={result.slug}
        sizes="(min-width: 900px) 16vw, 30vw"
        whenMissing="hide"
        className={result.type === 'member' ? styles.portrait : styles.cover}
      />
    </li>
  );
}
