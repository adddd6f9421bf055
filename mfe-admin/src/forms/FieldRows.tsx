import type { ReactNode } from 'react';
import { type Control, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { PlusOutlined } from '#icons';
import { SortableList } from '../ordering/SortableList';
import styles from './FieldRows.module.css';
import field from './FormField.module.css';
import { getFieldId } from './getFieldId';

interface Props<Fields extends FieldValues, Values> {
  control: Control<Fields, unknown, Values>;
  name: FieldArrayPath<Fields>;
  /** Shown above the rows if nothing else names them. */
  label?: string;
  /** The name of one row, such as 'screen'. */
  noun: string;
  max: number;
  /** The values of a new row. */
  blank: object;
  /** Whether the fields of a row stand beside each other where there is room. */
  isInLine?: boolean;
  children: (index: number) => ReactNode;
}

/** An ordered list of field groups. */
export function FieldRows<Fields extends FieldValues, Values>(props: Props<Fields, Values>) {
  const { control, name, label, noun, max, blank, isInLine = false, children } = props;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const id = getFieldId(name);
  const group = label === undefined ? {} : { role: 'group', 'aria-label': label };
  const isFull = fields.length >= max;
  const drop = (place: number) => {
    remove(place);
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <div {...group} id={id} className={styles.rows} tabIndex={-1}>
      {label !== undefined && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <SortableList
        rows={fields.map((row, place) => ({ id: row.id, name: `${noun} ${place + 1}` }))}
        isFixed={isFixed}
        onMove={move}
        onRemove={drop}
      >
        {(place) => (
          <div className={styles.fields} data-is-in-line={isInLine}>
            {children(place)}
          </div>
        )}
      </SortableList>
      {label !== undefined && fields.length === 0 && <p className={field.hint}>None yet.</p>}
      <Button
        id={`${id}-add`}
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={isFixed || isFull}
        onClick={() => append(blank as never)}
      >
        Add {noun}
      </Button>
      {isFull && <p className={field.hint}>You can add up to {max}.</p>}
    </div>
  );
}
