import { describe, expect, it } from '@jest/globals';
import { detectImageType } from './image-type.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('image type detection', () => {
  it.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'IHDR')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['image/gif', bytes('GIF89a')],
    ['image/gif', bytes('GIF87a')],
    ['image/avif', bytes([0, 0, 0, 0x1c], 'ftypavif')],
  ])('AFILE-1 recognizes %s', (type, head) => {
    expect(detectImageType(head)).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>1</script>'],
    ['a page with a drawing in it', '<!doctype html><html><svg/></html>'],
    ['a page behind a comment that names a drawing', '<!-- <svg> --><html></html>'],
    ['words about a drawing', 'see <svg/>'],
    ['an element whose name only begins so', '<svgs/>'],
    ['a program', '\x7fELF'],
    ['an archive', 'PK\x03\x04'],
    ['sound in the container of WebP', 'RIFF1234WAVEfmt '],
    ['film in the container of AVIF', '\0\0\0\x1cftypmp42'],
    ['half a signature', '\x89PN'],
  ])('AFILE-1 does not recognize %s as an image', (_case, text) => {
    expect(detectImageType(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it.each([
    ['alone', '<svg/>'],
    ['with a name space', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">'],
    ['behind a byte order mark', '\ufeff<svg>'],
    ['behind declaration, comment and document type', '<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg >'],
    ['behind a document type with entities', '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg/>'],
  ])('AFILE-1 recognizes an SVG by its root element, %s', (_case, text) => {
    expect(detectImageType(Buffer.from(text))).toBe('image/svg+xml');
  });
});
