/** How a field is written in a cell: `list` splits at '|' or ';', `steps` has 'title: description' entries. */
type CsvForm = 'text' | 'list' | 'yes-no' | 'number' | 'steps';

interface Choice {
  value: string;
  label: string;
}

interface ColumnWords {
  label: string;
  form?: CsvForm;
  /** Labels for values; cells may contain either. */
  choices?: readonly Choice[];
  /** Alternative column names. */
  also?: readonly string[];
}

export interface CsvColumn extends ColumnWords {
  /** The path of the field or its part: 'name', 'social_links.github'. */
  path: string;
  form: CsvForm;
}

/** A field with one column, or with one column per part by label. */
export type FieldColumns = ColumnWords | { parts: Readonly<Record<string, string>> };

const columnsOfField = ([field, words]: [string, FieldColumns]): readonly CsvColumn[] =>
  'parts' in words
    ? Object.entries(words.parts).map(([part, label]) => ({ path: `${field}.${part}`, label, form: 'text' }))
    : [{ form: 'text', ...words, path: field }];

export const getColumns = (fields: Readonly<Record<string, FieldColumns>>): readonly CsvColumn[] =>
  Object.entries(fields).flatMap(columnsOfField);
