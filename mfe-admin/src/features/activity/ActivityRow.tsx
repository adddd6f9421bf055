import type { ActivityEntry } from '@atelier/contracts';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#antd';
import { ActivitySentence } from '../../activity-log/ActivitySentence';
import { formatTime } from '../../dates/dates';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { countOf } from '../../numbers/numbers';
import styles from './Activity.module.css';
import { ChangeList } from './ChangeList';

/** One action; its changes are shown on demand. */
export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { actor, at, changes, item, note } = entry;
  return (
    <li className={styles.row}>
      <InitialsAvatar name={actor.name} />
      <div className={styles.what}>
        <p className={styles.line}>
          <ActivitySentence entry={entry} />
        </p>
        {note !== null && <p className={styles.note}>{note}</p>}
        {isOpen && (
          <div id={detailsId} className={styles.details}>
            <ChangeList changes={changes} />
            <Link href={`/admin/activity?item=${encodeURIComponent(item.id)}`}>Everything about this item</Link>
          </div>
        )}
      </div>
      <div className={styles.aside}>
        <time dateTime={at}>{formatTime(at)}</time>
        {changes.length > 0 && (
          <Button
            type="link"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide changes' : countOf(changes.length, 'change')}
          </Button>
        )}
      </div>
    </li>
  );
}
