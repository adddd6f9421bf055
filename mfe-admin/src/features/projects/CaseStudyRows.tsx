import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#antd';
import { ArrowUpOutlined, CloseOutlined, PlusOutlined } from '#icons';
import { getFieldId } from '../../forms/getFieldId';
import styles from './CaseStudy.module.css';
import type { ProjectFormProps } from './ProjectFormProps';

type ListName =
  | 'case_study.screens'
  | 'case_study.results'
  | 'case_study.credits'
  | `case_study.screens.${number}.notes`;

interface Props extends ProjectFormProps {
  name: ListName;
  /** The name of one row, such as 'screen'. */
  noun: string;
  max: number;
  /** The values of a new row. */
  blank: object;
  children: (index: number) => ReactNode;
}

/** An ordered list of field groups. */
export function CaseStudyRows({ form: { control }, name, noun, max, blank, children }: Props) {
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
