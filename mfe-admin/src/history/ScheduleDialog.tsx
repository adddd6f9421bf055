import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useId, useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { LoadingDialog } from '../forms/LoadingDialog';
import { useAnswer } from '../platform/useAnswer';
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
const getTitle = ({ name }: ContentItem) => `Schedule ${name}`;

function ScheduleForm({ sort, item, timeZone, onClose, onScheduled }: Props & { timeZone: string }) {
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
      title={getTitle(item)}
      widthPx={WIDTH_PX}
      onClose={onClose}
      action="Save Schedule"
      isSubmitting={isSaving}
      label="Schedule"
      className={styles.form}
      onSubmit={submit}
    >
      <StudioTimeInput
        id={`${id}-publish`}
        label="Show from"
        value={publish}
        timeZone={timeZone}
        onChange={setPublish}
      />
      <StudioTimeInput
        id={`${id}-unpublish`}
        label="Hide from"
        value={unpublish}
        timeZone={timeZone}
        error={isReversed ? 'It can only be hidden after it is shown.' : undefined}
        onChange={setUnpublish}
      />
    </FormDialog>
  );
}

/** Sets when an item becomes visible and when it stops being visible, in the studio's time zone. */
export function ScheduleDialog(props: Props) {
  const { data, error, mutate } = useAnswer(getAddress('GET /studio'));
  const timeZone = data?.data.timeZone;
  if (timeZone !== undefined) return <ScheduleForm {...props} timeZone={timeZone} />;
  return (
    <LoadingDialog
      title={getTitle(props.item)}
      widthPx={WIDTH_PX}
      error={error}
      onRetry={() => void mutate()}
      onClose={props.onClose}
    />
  );
}
