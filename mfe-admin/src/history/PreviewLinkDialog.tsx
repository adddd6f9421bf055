import type { PreviewLink } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button, Input, Select } from '#antd';
import { formatDateTime } from '../dates/dates';
import { Dialog } from '../forms/Dialog';
import { usePlatform } from '../platform/usePlatform';
import type { ContentItem, ContentSort } from './ContentItem';
import { makePreviewLink } from './contentTools.api';
import styles from './History.module.css';

const LIFETIMES = [
  { value: 1, label: 'One hour' },
  { value: 24, label: 'One day' },
  { value: 168, label: 'One week' },
];
const DAY_HOURS = 24;

interface Props {
  sort: ContentSort;
  item: ContentItem;
  onClose: () => void;
}

/** Creates a link to an unpublished item for people without an account. */
export function PreviewLinkDialog({ sort, item, onClose }: Props) {
  const { api, toasts } = usePlatform();
  const [hours, setHours] = useState(DAY_HOURS);
  const [link, setLink] = useState<PreviewLink>();
  const [isMaking, setIsMaking] = useState(false);
  const address = link && new URL(link.url, window.location.origin).href;

  const make = async () => {
    setIsMaking(true);
    try {
      setLink((await makePreviewLink(api, sort.kind, item.id, hours)).data);
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to create a preview link'), 'error');
    }
    setIsMaking(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toasts.show('Link copied', 'success');
    } catch {
      toasts.show('The link could not be copied: select it and copy it by hand.', 'error');
    }
  };

  return (
    <Dialog
      title={`Preview of ${item.name}`}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.form}>
        <p>Anyone with the link sees the item as visitors would, published or not, until the link expires.</p>
        <div className={styles.making}>
          {/* A focused Select inserts an element before itself; the wrapper keeps its neighbors in place. */}
          <div>
            <Select
              aria-label="The link works for"
              className={styles.choice ?? ''}
              value={hours}
              options={LIFETIMES}
              onChange={setHours}
            />
          </div>
          <Button type="primary" loading={isMaking} onClick={() => void make()}>
            Create Link
          </Button>
        </div>
        {link !== undefined && address !== undefined && (
          <div role="status">
            <div className={styles.making}>
              <Input readOnly value={address} aria-label="Preview link" onFocus={({ target }) => target.select()} />
              <Button onClick={() => void copy()}>Copy</Button>
              <Button href={address} target="_blank" rel="noreferrer">
                Open
              </Button>
            </div>
            <p className={styles.fields}>Works until {formatDateTime(link.expiresAt)}.</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
