import type { ReactNode } from 'react';
import { Button, Segmented } from '#antd';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import { useMayPublish } from '../reviews/MayPublish';
import styles from './History.module.css';

interface PublishChoice {
  value: string;
  label: string;
}

interface Props {
  /** Absent for a new item. */
  drafting: Pick<ItemDrafting, 'isLive' | 'unpublish' | 'plan'> | undefined;
  /** When an item that is not live can be published. */
  choices: PublishChoice[];
  value: string;
  onChange: (value: string) => void;
  /** The date, if there is one. */
  children?: ReactNode;
}

const REVIEWED = 'A colleague publishes this after a review.';

/** Publishes an item now, later, or not yet; a live one is unpublished, now or later. */
export function PublishControl({ drafting, choices, value, onChange, children }: Props) {
  if (!useMayPublish())
    return (
      <fieldset className={styles.publish}>
        <legend>Publish</legend>
        <p>{drafting?.isLive ? 'On the site. Changes are published after a review.' : REVIEWED}</p>
      </fieldset>
    );
  return (
    <fieldset className={styles.publish}>
      <legend>Publish</legend>
      {drafting?.isLive ? (
        <div className={styles.live}>
          <span>On the site</span>
          <Button danger onClick={() => void drafting.unpublish()}>
            Unpublish
          </Button>
          <Button onClick={drafting.plan}>Unpublish Later</Button>
        </div>
      ) : (
        <Segmented aria-label="Publish" options={choices} value={value} onChange={onChange} />
      )}
      {children}
    </fieldset>
  );
}
