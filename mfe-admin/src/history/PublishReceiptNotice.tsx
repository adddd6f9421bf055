import { Button } from '#antd';
import type { ContentSort } from './ContentItem';
import { PublishReceipt } from './PublishReceipt';
import styles from './PublishReceipt.module.css';
import type { Published } from './published';

interface Props {
  sort: ContentSort;
  published: Published | undefined;
  onClose: () => void;
}

/** The receipt of what was published just now, above the list. */
export function PublishReceiptNotice({ sort, published, onClose }: Props) {
  if (published === undefined) return null;
  const { id, version, name } = published;
  return (
    <section className={styles.notice} aria-label="Publish receipt" aria-live="polite">
      <div className={styles.head}>
        <h2>{`Publish receipt of “${name}”`}</h2>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <PublishReceipt key={`${id} ${version}`} kind={sort.kind} id={id} version={version} />
    </section>
  );
}
