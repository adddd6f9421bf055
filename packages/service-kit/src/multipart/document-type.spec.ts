import { describe, expect, it } from '@jest/globals';
import { detectDocumentType } from './document-type.js';

const zipBeginningWith = (name: string) =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26), Buffer.from(name, 'latin1')]);
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('document type detection', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'application/msword'],
    ['a document of Word', zipBeginningWith('[Content_Types].xml'), WORD],
    ['a document of LibreOffice', zipBeginningWith('_rels/.rels'), WORD],
    ['a document of Google Docs', zipBeginningWith('word/numbering.xml'), WORD],
  ])('AFILE-1 recognizes %s by its first bytes', (_what, head, type) => {
    expect(detectDocumentType(head)).toBe(type);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0000')],
    ['a page', Buffer.from('<!doctype html>')],
    ['another archive', zipBeginningWith('invoice.exe')],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff])],
    ['nothing', Buffer.alloc(0)],
  ])('AFILE-1 does not recognize %s', (_what, head) => {
    expect(detectDocumentType(head)).toBeUndefined();
  });
});
