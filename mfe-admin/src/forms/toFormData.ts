/** The data that an editor saves: fields, and files chosen for some of them. */
export interface Entry<Draft> {
  draft: Draft;
  files?: readonly { field: string; file: File }[];
}

const asText = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * An entry as form data: lists and objects as JSON text, null as an empty text. A file replaces the field with its
 * name, or is added to a list.
 */
export const toFormData = ({ draft, files = [] }: Entry<object>): FormData => {
  const form = new FormData();
  const replaced = new Set(files.map(({ field }) => field));
  for (const [name, value] of Object.entries(draft))
    if (value !== undefined && (Array.isArray(value) || !replaced.has(name))) form.append(name, asText(value));
  for (const { field, file } of files) form.append(field, file);
  return form;
};

/** The body of a call that saves an entry: form data if there are files, otherwise the fields. */
export const getBody = <Draft extends object>({ draft, files = [] }: Entry<Draft>): Draft | FormData =>
  files.length === 0 ? draft : toFormData({ draft, files });
