const asText = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * A body as a form, for the files that come with it: lists and objects as JSON text, null as no text. Files take the place of the
 * field of their name.
 */
export const formDataOf = (body: object, files: Readonly<Record<string, readonly File[]>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && !(name in files)) form.append(name, asText(value));
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file);
  return form;
};
