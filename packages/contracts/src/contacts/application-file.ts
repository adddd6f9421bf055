/** Rules that the application form needs: without a schema, because the site ships it to the browser. */
export const APPLICATION_MESSAGE_MAX_LENGTH = 3000;

/** Accepted file types, detected by content, with their file extensions. */
export const DOCUMENT_TYPES = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** The file of POST /contact/applications, with the messages shared by form and server. */
export const APPLICATION_UPLOAD = {
  fields: ['file'],
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
  types: Object.keys(DOCUMENT_TYPES),
};
export const FILE_TOO_LARGE = 'File must be at most 10 MB';
export const FILE_WRONG_TYPE = 'File must be a PDF or a Word document';
