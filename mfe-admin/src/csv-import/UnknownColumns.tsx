import { Button, Select } from '#antd';
import type { CsvColumn } from './CsvColumn';
import styles from './CsvImport.module.css';
import { findColumn, IGNORED, type Mapped } from './mapColumns';

interface Props {
  columns: readonly CsvColumn[];
  headers: readonly string[];
  mapping: readonly Mapped[];
  onDecide: (places: readonly number[], path: string) => void;
}

/** Unknown columns, each to be mapped to a field or ignored. */
export function UnknownColumns({ columns, headers, mapping, onDecide }: Props) {
  const unknown = headers.map((header, place) => ({ header, place })).filter(({ place }) => !mapping[place]);
  if (unknown.length === 0) return null;
  const taken = new Set(mapping.map((mapped) => findColumn(mapped)?.path));
  const free = columns.filter(({ path }) => !taken.has(path)).map(({ path, label }) => ({ value: path, label }));
  const options = [{ value: IGNORED, label: 'Leave out' }, ...free];
  return (
    <section className={styles.unknown} aria-labelledby="csv-unknown">
      <h3 id="csv-unknown">
        {unknown.length === 1 ? 'One column isn’t recognized' : 'Some columns aren’t recognized'}
      </h3>
      <ul>
        {unknown.map(({ header, place }) => {
          const name = header || `Column ${place + 1} (without a name)`;
          return (
            <li key={place}>
              <span>{name}</span>
              <Select
                aria-label={`Field for ${name}`}
                placeholder="Choose…"
                options={options}
                onChange={(path: string) => onDecide([place], path)}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          onClick={() =>
            onDecide(
              unknown.map(({ place }) => place),
              IGNORED,
            )
          }
        >
          {unknown.length === 1 ? 'Skip it' : 'Skip all'}
        </Button>
      </div>
    </section>
  );
}
