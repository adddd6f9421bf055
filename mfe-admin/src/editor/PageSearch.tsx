import { getAddress } from '@atelier/web-kit/api/calls';
import { useDeferredValue } from 'react';
import { Button } from '#antd';
import { getLabel } from '../history/ContentItem';
import { useAnswer } from '../platform/useAnswer';
import styles from './RichTextEditor.module.css';

const MIN_LENGTH = 2;
const LIMIT = 6;
/** Addresses and beginnings of addresses are not searched. */
const IS_ADDRESS = /^(\/|#|\?|[a-z][a-z0-9+.-]*:)|\.[a-z]{2,}(\/|$)/i;

interface Props {
  search: string;
  onChoose: (page: { path: string; title: string }) => void;
}

/** Site pages that match the text in the address field. */
export function PageSearch({ search, onChoose }: Props) {
  const wanted = useDeferredValue(search.trim());
  const isSearch = wanted.length >= MIN_LENGTH && !IS_ADDRESS.test(wanted);
  const { data } = useAnswer(isSearch ? getAddress('GET /search', { query: { q: wanted, limit: LIMIT } }) : null, {
    keepPreviousData: true,
  });
  const found = isSearch ? (data?.data ?? []) : [];
  return (
    <>
      <span role="status" className={styles.note}>
        {isSearch && data !== undefined && (found.length === 0 ? 'No pages match.' : 'Pages of this site')}
      </span>
      {found.length > 0 && (
        <ul className={styles.pages} aria-label="Pages of this site">
          {found.map(({ type, id, path, title }) => (
            <li key={`${type} ${id}`}>
              <Button type="text" block onClick={() => onChoose({ path, title })}>
                <span>{title}</span>
                <span className={styles.note}>{getLabel(type)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
