import {
  APPLICATION_UPLOAD,
  DOCUMENT_TYPES,
  FILE_TOO_LARGE,
  FILE_WRONG_TYPE,
} from '@atelier/contracts/contacts/application-file';

export type Issues = Readonly<Record<string, string>>;

export const FILE_ENDINGS = Object.values(DOCUMENT_TYPES).map((ending) => `.${ending}`);

const REQUIRED = { role: 'Role', name: 'Name', email: 'Email', message: 'Message' };

/** The browser knows the name; the server looks at the bytes. */
const fileIssue = (file: FormDataEntryValue | null): string | undefined => {
  if (!(file instanceof File) || file.name === '') return undefined;
  if (!FILE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return FILE_WRONG_TYPE;
  return file.size > APPLICATION_UPLOAD.maxBytes ? FILE_TOO_LARGE : undefined;
};

/** Errors that are found before ten megabytes are sent: an empty field, or a wrong file. The server checks the rest. */
export const applicationIssues = (form: FormData): Issues => {
  const empty = Object.entries(REQUIRED).filter(([name]) => String(form.get(name) ?? '').trim() === '');
  const ofFile = fileIssue(form.get('file'));
  return {
    ...Object.fromEntries(empty.map(([name, label]) => [name, `${label} is required`])),
    ...(ofFile === undefined ? {} : { file: ofFile }),
  };
};
