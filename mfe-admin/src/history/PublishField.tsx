import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Button } from '#antd';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import type { ContentSort } from './ContentItem';
import styles from './History.module.css';
import { PublishControl } from './PublishControl';

const NOW = { value: 'now', label: 'Now' };
const LATER = { value: 'later', label: 'Later' };

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The field that controls visibility. */
  name: FieldPath<Values>;
  sort: ContentSort;
  drafting: ItemDrafting | undefined;
}

/** The publish control of a kind whose schedule is not a field of its form; its time is set in a dialog. */
export function PublishField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, sort, drafting } = props;
  const { field } = useController({ control, name });
  const value: unknown = field.value;
  const { shown, hidden } = sort.visibility;
  const isPlanned = typeof drafting?.publishAt === 'string';
  const notYet = { value: 'waits', label: value === 'archived' ? 'Archived' : 'Not yet' };
  const getChosen = () => {
    if (value === shown) return NOW.value;
    return isPlanned ? LATER.value : notYet.value;
  };
  const choose = (choice: string) => {
    if (choice === NOW.value) field.onChange(shown);
    else if (value === shown) field.onChange(hidden);
    if (choice === LATER.value) drafting?.plan();
  };
  const chosen = getChosen();
  return (
    <PublishControl
      drafting={drafting}
      choices={[...(isPlanned ? [] : [notYet]), NOW, ...(drafting === undefined ? [] : [LATER])]}
      value={chosen}
      onChange={choose}
    >
      {drafting?.isLive === false && chosen === LATER.value && (
        <p className={styles.planned}>
          {drafting.schedule}
          <Button size="small" onClick={drafting.plan}>
            Change Time
          </Button>
        </p>
      )}
    </PublishControl>
  );
}

/** The form part with the publish control. */
export const publishPart = <Values extends FieldValues, Output>(props: Props<Values, Output>) => ({
  title: 'Status',
  fields: [props.name],
  content: <PublishField {...props} />,
  isAside: true,
});
