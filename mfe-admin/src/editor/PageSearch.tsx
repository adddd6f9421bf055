import { getAddress } from '@atelier/web-kit/api/calls';
import { useDeferredValue } from 'react';
import { Button } from '#antd';
import { getLabel } from '../history/ContentItem';
import { typeInWords } from '../media-picker/fileFacts';
import { mediaFilesAddress } from '../media-picker/mediaFiles.api';
import { formatBytes } from '../numbers/numbers';
import { useAnswer } from '../platform/useAnswer';
import { useMay } from '../session/useAdmin';
import styles from './RichTextEditor.module.css';

const MIN_LENGTH = 2;
const LIMIT = 6;
/** Addresses and beginnings of addresses are not searched. */
const IS_ADDRESS = /^(\/|#|\?|[a-z][a-z0-9+.-]*:)|\.[a-z]{2,}(\/|$)/i;

interface Props {
  search: string;
  onChoose: (page: { path: string; title: string }) => void;
}

/** Site pages, and documents of the library, that match the text in the address field. */
export function PageSearch({ search, onChoose }: Props) {
  const wanted = useDeferredValue(search.trim());
  const isSearch = wanted.length >= MIN_LENGTH && !IS_ADDRESS.test(wanted);
  const { data } = useAnswer(isSearch ? getAddress('GET /search', { query: { q: wanted, limit: LIMIT } }) : null, {
    keepPreviousData: true,
  });
  const mayReadFiles = useMay('media', 'read');
  const documents = useAnswer(
    isSearch && mayReadFiles ? mediaFilesAddress({ search: wanted, type: 'application/pdf', limit: LIMIT }) : null,
    { keepPreviousData: true },
  );
  const pages = data?.data.map(({ type, id, path, title }) => ({
    key: `${type} ${id}`,
    path,
    title,
    kind: getLabel(type),
  }));
  const files = documents.data?.data.map((file) => ({
    key: file.id,
    path: file.url,
    title: file.name,
    kind: `${typeInWords(file)}, ${formatBytes(file.bytes)}`,
  }));
  const found = isSearch ? [...(pages ?? []), ...(files ?? [])] : [];
  return (
    <>
      <span role="status" className={styles.note}>
        {isSearch &&
          data !== undefined &&
          (found.length === 0 ? 'No pages or files match.' : 'Pages and files of this site')}
      </span>
      {found.length > 0 && (
        <ul className={styles.pages} aria-label="Pages and files of this site">
          {found.map(({ key, path, title, kind }) => (
            <li key={key}>
              <Button type="text" block onClick={() => onChoose({ path, title })}>
                <span>{title}</span>
                <span className={styles.note}>{kind}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
