import type { ReactNode } from 'react';
import { type Control, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';
import { Button } from '#antd';
import { ArrowUpOutlined, CloseOutlined, PlusOutlined } from '#icons';
import styles from './FieldRows.module.css';
import { getFieldId } from './getFieldId';

interface Props<Fields extends FieldValues, Values> {
  control: Control<Fields, unknown, Values>;
  name: FieldArrayPath<Fields>;
  /** The name of one row, such as 'screen'. */
  noun: string;
  max: number;
  /** The values of a new row. */
  blank: object;
  children: (index: number) => ReactNode;
}

/** An ordered list of field groups. */
export function FieldRows<Fields extends FieldValues, Values>({
  control,
  name,
  noun,
  max,
  blank,
  children,
}: Props<Fields, Values>) {
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  const id = getFieldId(name);
  const drop = (place: number) => {
    remove(place);
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <div id={id}>
      <ol className={styles.rows}>
        {fields.map((row, place) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.fields}>{children(place)}</div>
            <div className={styles.tools}>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={`Move ${noun} ${place + 1} up`}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              />
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={`Remove ${noun} ${place + 1}`}
                onClick={() => drop(place)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        id={`${id}-add`}
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={fields.length >= max}
        onClick={() => append(blank as never)}
      >
        Add {noun}
      </Button>
    </div>
  );
}
