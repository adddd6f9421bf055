import type { DocumentType } from '@atelier/contracts';

const OLE_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_ENTRY = Buffer.from('504b0304', 'hex');
const ZIP_NAME_AT = 30;
/** Names of the first entry of a Word document; programs write different ones first. */
const WORD_ENTRY = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/)/;

const isWordArchive = (head: Buffer): boolean =>
  head.subarray(0, ZIP_ENTRY.length).equals(ZIP_ENTRY) &&
  WORD_ENTRY.test(head.toString('latin1', ZIP_NAME_AT, ZIP_NAME_AT + 40));

/** Detects the type of a document by its first bytes, regardless of its name; undefined if it is neither PDF nor Word. */
export const detectDocumentType = (head: Buffer): DocumentType | undefined => {
  if (head.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (head.subarray(0, OLE_CONTAINER.length).equals(OLE_CONTAINER)) return 'application/msword';
  if (isWordArchive(head)) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return undefined;
};
