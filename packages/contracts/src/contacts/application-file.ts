/** What the form of an application needs of its rules: without a schema, since the site ships it to the browser. */
export const APPLICATION_MESSAGE_MAX_LENGTH = 3000;

/** What a file may be, decided by its bytes, with the ending that its name has. */
export const DOCUMENT_TYPES = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** The file of POST /contact/applications, in the words of the form and of the server. */
export const APPLICATION_UPLOAD = {
  fields: ['file'],
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
  types: Object.keys(DOCUMENT_TYPES),
};
export const FILE_TOO_LARGE = 'File must be at most 10 MB';
export const FILE_WRONG_TYPE = 'File must be a PDF or a Word document';
