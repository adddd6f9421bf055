/** How a field is written in a cell: `list` separates by '|' or ';', `steps` has 'title: description' in each place of a list. */
export type CsvForm = 'text' | 'list' | 'yes-no' | 'number' | 'steps';

interface Choice {
  value: string;
  label: string;
}

interface ColumnWords {
  label: string;
  form?: CsvForm;
  /** Words that stand for values; either may be written. */
  choices?: readonly Choice[];
  /** Other names of the column. */
  also?: readonly string[];
}

export interface CsvColumn extends ColumnWords {
  /** The field, or a part of it: 'name', 'social_links.github'. */
  path: string;
  form: CsvForm;
}

/** A field with one column, or with one for each of its parts by their labels. */
export type FieldColumns = ColumnWords | { parts: Readonly<Record<string, string>> };

const columnsOfField = ([field, words]: [string, FieldColumns]): readonly CsvColumn[] =>
  'parts' in words
    ? Object.entries(words.parts).map(([part, label]) => ({ path: `${field}.${part}`, label, form: 'text' }))
    : [{ form: 'text', ...words, path: field }];

export const getColumns = (fields: Readonly<Record<string, FieldColumns>>): readonly CsvColumn[] =>
  Object.entries(fields).flatMap(columnsOfField);
