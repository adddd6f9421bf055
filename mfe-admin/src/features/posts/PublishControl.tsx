import { useController } from 'react-hook-form';
import { Button, Segmented } from '#antd';
import type { ItemDrafting } from '../../drafts/ItemDrafting';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { StudioTimeInput, useStudioTimeZone } from '../../history/StudioTimeInput';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';

const NOW = { value: 'published', label: 'Now' };
const LATER = { value: 'scheduled', label: 'Later' };

/** Publishes now, later, or not yet; live posts can be unpublished instead. */
export function PublishControl({ form, drafting }: PostFormProps & { drafting: ItemDrafting | undefined }) {
  const { control } = form;
  const { field: status } = useController({ control, name: 'status' });
  const { field: date, fieldState } = useController({ control, name: 'publishDate' });
  const timeZone = useStudioTimeZone();
  const isLive = drafting?.isLive === true;
  const isNew = drafting === undefined;
  const waits = status.value === 'draft' || status.value === 'archived';
  const notYet = { value: waits ? status.value : 'draft', label: 'Not yet' };
  const chosen = isNew && waits ? NOW.value : status.value;
  return (
    <fieldset className={styles.publish}>
      <legend>Publish</legend>
      {isLive ? (
        <div className={styles.live}>
          <span>On the site</span>
          <Button danger onClick={() => void drafting.unpublish()}>
            Unpublish
          </Button>
        </div>
      ) : (
        <Segmented
          aria-label="Publish"
          options={isNew ? [NOW, LATER] : [notYet, NOW, LATER]}
          value={chosen}
          onChange={status.onChange}
        />
      )}
      {(isLive || status.value === LATER.value) && (
        <StudioTimeInput
          id={getFieldId('publishDate')}
          label="Publish Date"
          value={date.value}
          timeZone={timeZone}
          none="No date yet"
          isClearable={false}
          error={fieldMessage(fieldState.error)}
          onChange={date.onChange}
        />
      )}
    </fieldset>
  );
}
