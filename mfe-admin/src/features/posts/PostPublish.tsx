import { useController } from 'react-hook-form';
import type { ItemDrafting } from '../../drafts/ItemDrafting';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { PublishControl } from '../../history/PublishControl';
import { StudioTimeInput } from '../../history/StudioTimeInput';
import type { PostFormProps } from './PostFormProps';

const NOW = { value: 'published', label: 'Now' };
const LATER = { value: 'scheduled', label: 'Later' };

/** The publish control of a post, whose date is a field of its form. */
export function PostPublish({ form, drafting }: PostFormProps & { drafting: ItemDrafting | undefined }) {
  const { control } = form;
  const { field: status } = useController({ control, name: 'status' });
  const { field: date, fieldState } = useController({ control, name: 'publishDate' });
  const isNew = drafting === undefined;
  const waits = status.value === 'draft' || status.value === 'archived';
  const notYet = { value: waits ? status.value : 'draft', label: 'Not yet' };
  return (
    <PublishControl
      drafting={drafting}
      choices={isNew ? [NOW, LATER] : [notYet, NOW, LATER]}
      value={isNew && waits ? NOW.value : status.value}
      onChange={status.onChange}
    >
      {(drafting?.isLive === true || status.value === LATER.value) && (
        <StudioTimeInput
          id={getFieldId('publishDate')}
          label="Publish Date"
          value={date.value}
          none="No date yet"
          isClearable={false}
          error={fieldMessage(fieldState.error)}
          onChange={date.onChange}
        />
      )}
    </PublishControl>
  );
}
