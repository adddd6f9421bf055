import { PermittedButton } from '../resource-page/PermittedButton';
import { type RowAction, RowMenu } from '../resource-page/RowMenu';
import type { ItemWords } from '../resource-page/useItemActions';
import type { MissingRights } from '../session/useMissingRights';

interface Props {
  name: string;
  words: ItemWords;
  missing: MissingRights;
  /** Whether controls that the user cannot use are shown with the missing right. */
  showsForbidden: boolean;
  /** Whether there is no Edit button beside the menu. */
  isMenuOnly?: boolean;
  /** Menu entries after Edit. */
  more: readonly RowAction[];
  onEdit: () => void;
  onDelete: () => void;
}

/** The Edit button and the menu of one item. */
export function ItemControls(props: Props) {
  const { name, words, missing, showsForbidden, isMenuOnly = false, more, onEdit, onDelete } = props;
  const edit: RowAction = { label: words.edit ?? 'Edit', missing: missing.write, run: onEdit };
  const remove: RowAction = {
    label: words.delete ?? 'Delete',
    isDangerous: true,
    missing: missing.delete,
    run: onDelete,
  };
  const shown = (action: RowAction) => (action.missing === undefined || showsForbidden ? [action] : []);
  return (
    <>
      {(isMenuOnly ? [] : shown(edit)).map(({ missing: right }) => (
        <PermittedButton key="edit" size="small" missing={right} onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </PermittedButton>
      ))}
      <RowMenu subject={name} actions={[...shown(edit), ...more, ...shown(remove)]} />
    </>
  );
}
