import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { addressOf } from '@atelier/web-kit/api/calls';
import { type FormEvent, useId, useState } from 'react';
import { Button, Input } from '#antd';
import { Dialog } from '../forms/Dialog';
import { LoadingDialog } from '../forms/LoadingDialog';
import { useAnswer } from '../platform/useAnswer';
import { usePlatform } from '../platform/usePlatform';
import { useVersionedWrite } from '../resource-page/useVersionedWrite';
import type { ContentItem, ContentSort } from './ContentItem';
import { setSchedule } from './contentTools.api';
import styles from './History.module.css';
import { instantOf, studioMoment, wallTimeOf } from './studioTime';

interface Props {
  sort: ContentSort;
  item: ContentItem;
  onClose: () => void;
  onScheduled: () => Promise<unknown>;
}

const WIDTH_PX = 560;
const titleOf = ({ name }: ContentItem) => `Schedule ${name}`;

interface TimeFieldProps {
  id: string;
  label: string;
  value: string;
  timeZone: string;
  error?: string | undefined;
  onChange: (next: string) => void;
}

function TimeField({ id, label, value, timeZone, error, onChange }: TimeFieldProps) {
  const says = value === '' ? 'Not scheduled' : studioMoment(instantOf(value, timeZone), timeZone);
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          id={id}
          type="datetime-local"
          value={value}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button disabled={value === ''} onClick={() => onChange('')} aria-label={`Clear ${label}`}>
          Clear
        </Button>
      </div>
      <p id={`${id}-says`} role={error === undefined ? undefined : 'alert'} data-is-wrong={error !== undefined}>
        {error ?? says}
      </p>
    </div>
  );
}

const wallOf = (iso: string | null, timeZone: string) => (iso === null ? '' : wallTimeOf(iso, timeZone));

function ScheduleForm({ sort, item, timeZone, onClose, onScheduled }: Props & { timeZone: string }) {
  const formId = useId();
  const { api, toasts } = usePlatform();
  const write = useVersionedWrite();
  const [publish, setPublish] = useState(wallOf(item.publishAt, timeZone));
  const [unpublish, setUnpublish] = useState(wallOf(item.unpublishAt, timeZone));
  const [isSaving, setIsSaving] = useState(false);
  const isReversed = publish !== '' && unpublish !== '' && unpublish <= publish;

  const save = async () => {
    const instant = (wall: string) => (wall === '' ? null : instantOf(wall, timeZone));
    const schedule = { publishAt: instant(publish), unpublishAt: instant(unpublish) };
    const { is } = await write({
      name: item.name,
      anyway: 'Schedule anyway',
      onReload: 'Reload shows the newer version in the list.',
      version: item.version,
      call: (version) => setSchedule(api, sort.path, item.id, schedule, version),
    });
    if (is === 'stay') return;
    if (is === 'done') toasts.show('Schedule saved successfully', 'success');
    await onScheduled();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog
      title={titleOf(item)}
      isOpen
      widthPx={WIDTH_PX}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isSaving}>
            Save Schedule
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Schedule"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <p>All times are the studio’s ({timeZone}).</p>
        <TimeField
          id={`${formId}-publish`}
          label="Show from"
          value={publish}
          timeZone={timeZone}
          onChange={setPublish}
        />
        <TimeField
          id={`${formId}-unpublish`}
          label="Hide from"
          value={unpublish}
          timeZone={timeZone}
          error={isReversed ? 'It can only be hidden after it is shown.' : undefined}
          onChange={setUnpublish}
        />
      </form>
    </Dialog>
  );
}

/** When an item becomes visible and when it ceases to be, on the studio's clock. */
export function ScheduleDialog(props: Props) {
  const { data, error, mutate } = useAnswer(addressOf('GET /studio'));
  const timeZone = data?.data.timeZone;
  if (timeZone !== undefined) return <ScheduleForm {...props} timeZone={timeZone} />;
  return (
    <LoadingDialog
      title={titleOf(props.item)}
      widthPx={WIDTH_PX}
      error={error}
      onRetry={() => void mutate()}
      onClose={props.onClose}
    />
  );
}
