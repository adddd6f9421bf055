import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { type FieldArrayPath, type FieldArrayWithId, useFieldArray } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { PlusOutlined } from '#icons';
import field from '../../forms/FormField.module.css';
import { getFieldId } from '../../forms/getFieldId';
import { OrderedRow } from './OrderedRow';
import styles from './OrderedRows.module.css';
import type { SettingsControl } from './SettingsFormProps';
import type { SettingsValues } from './settingsForm';

type ListName = FieldArrayPath<SettingsValues>;

interface Props<Name extends ListName> {
  control: SettingsControl;
  name: Name;
  label: string;
  /** The name of one row, such as 'link'. */
  noun: string;
  max: number;
  /** The values of a new row. */
  blank: object;
  children: (index: number) => ReactNode;
}

const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** An ordered list of rows, moved by pointer, by handle and arrow keys, or by buttons. */
export function OrderedRows<Name extends ListName>(props: Props<Name>) {
  const { control, name, label, noun, max, blank, children } = props;
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const id = getFieldId(name);
  const indexOf = (key: unknown) => fields.findIndex((row) => row.id === key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && active.id !== over.id) move(indexOf(active.id), indexOf(over.id));
  };
  const getPlace = (key: unknown) => `place ${indexOf(key) + 1} of ${fields.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Lifted ${noun} ${indexOf(active.id) + 1}.`,
    onDragOver: ({ over }) => (over === null ? undefined : `Over ${getPlace(over.id)}.`),
    onDragEnd: ({ over }) => (over === null ? 'Put back.' : `Dropped at ${getPlace(over.id)}.`),
    onDragCancel: () => 'Put back.',
  };
  const take = (index: number) => {
    remove(index);
    focusOn(`${id}-add`);
  };
  const step = (index: number, by: -1 | 1) => {
    move(index, index + by);
    // The focus moves with the row, so the same key continues.
    const isAtEnd = index + by === (by === -1 ? 0 : fields.length - 1);
    focusOn(`${id}-${index + by}-${isAtEnd === (by === -1) ? 'down' : 'up'}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div id={id} className={styles.rows} role="group" aria-labelledby={`${id}-label`} tabIndex={-1}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements }}>
        <SortableContext items={fields.map((row) => row.id)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {fields.map((row: FieldArrayWithId<SettingsValues, Name>, index) => (
              <OrderedRow
                key={row.id}
                id={row.id}
                fieldId={`${id}-${index}`}
                name={`${noun} ${index + 1}`}
                isFixed={isFixed}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onStep={(by) => step(index, by)}
                onRemove={() => take(index)}
              >
                {children(index)}
              </OrderedRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {fields.length === 0 && <p className={field.hint}>None yet.</p>}
      <Button
        id={`${id}-add`}
        icon={<PlusOutlined />}
        disabled={isFixed || fields.length >= max}
        onClick={() => append(blank as never, { shouldFocus: false })}
      >
        Add {noun}
      </Button>
      {fields.length >= max && <p className={field.hint}>You can add up to {max}.</p>}
    </div>
  );
}
