import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useId, useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { usePlatform } from '../platform/usePlatform';
import { useVersionedWrite } from '../resource-page/useVersionedWrite';
import type { ContentItem, ContentSort } from './ContentItem';
import { setSchedule } from './contentTools.api';
import styles from './History.module.css';
import { StudioTimeInput } from './StudioTimeInput';

interface Props {
  sort: ContentSort;
  item: ContentItem;
  onClose: () => void;
  onScheduled: () => Promise<unknown>;
}

const WIDTH_PX = 560;

/** Sets when an item becomes visible and when it stops being visible, in the studio's time zone. */
export function ScheduleDialog({ sort, item, onClose, onScheduled }: Props) {
  const id = useId();
  const { api, toasts } = usePlatform();
  const write = useVersionedWrite();
  const [publish, setPublish] = useState(item.publishAt ?? '');
  const [unpublish, setUnpublish] = useState(item.unpublishAt ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const isReversed = publish !== '' && unpublish !== '' && unpublish <= publish;

  const save = async () => {
    const schedule = { publishAt: publish || null, unpublishAt: unpublish || null };
    const { is } = await write({
      name: item.name,
      anyway: 'Schedule anyway',
      onReload: 'Reload to see the newer version in the list.',
      version: item.version,
      call: (version) => setSchedule(api, sort.path, item.id, schedule, version),
    });
    if (is === 'stay') return;
    if (is === 'done') toasts.show('Schedule saved successfully', 'success');
    await onScheduled();
    onClose();
  };
  const submit = async () => {
    if (isReversed) return;
    setIsSaving(true);
    try {
      await save();
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to save the schedule'), 'error');
    }
    setIsSaving(false);
  };

  return (
    <FormDialog
      title={`Schedule ${item.name}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      action="Save Schedule"
      isSubmitting={isSaving}
      label="Schedule"
      className={styles.form}
      onSubmit={submit}
    >
      <StudioTimeInput id={`${id}-publish`} label="Show from" value={publish} onChange={setPublish} />
      <StudioTimeInput
        id={`${id}-unpublish`}
        label="Hide from"
        value={unpublish}
        error={isReversed ? 'It can only be hidden after it is shown.' : undefined}
        onChange={setUnpublish}
      />
    </FormDialog>
  );
}
