import { describe, expect, it } from '@jest/globals';
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { UnreadableExport } from '../foreign-site.js';
import { readZip } from './read-zip.js';

const zip = async (files: Readonly<Record<string, string | Uint8Array>>, options = {}): Promise<Blob> => {
  const writer = new ZipWriter(new BlobWriter(), options);
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  return writer.close();
};

describe('picture archive', () => {
  it('ASET-1 lists pictures with their folders, and reads them one by one', async () => {
    const pictures = await readZip(
      await zip({
        'images/a.PNG': 'one',
        'images/b.jpg': 'two',
        'data.json': '{}',
        '__MACOSX/images/._b.jpg': 'x',
        '.c.png': 'x',
      }),
    );
    expect(pictures.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['images/a.PNG', 3],
      ['images/b.jpg', 3],
    ]);
    expect(await (await pictures[1]?.read())?.text()).toBe('two');
  });

  it('PLT-4 is rejected if it is not an archive', async () => {
    await expect(readZip(new Blob(['Hello']))).rejects.toBeInstanceOf(UnreadableExport);
  });

  it('PLT-4 skips encrypted files and files that unpack beyond the size limit', async () => {
    const bomb = { 'bomb.png': new Uint8Array(26 * 1024 * 1024) };
    expect(await readZip(await zip(bomb))).toEqual([]);
    expect(await readZip(await zip({ 'a.png': 'x' }, { password: 'secret' }))).toEqual([]);
  });

  it('PLT-4 stops reading a picture that exceeds its declared size', async () => {
    const bytes = new Uint8Array(await (await zip({ 'bomb.png': new Uint8Array(5 * 1024 * 1024) })).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const size = 5 * 1024 * 1024;
    for (let at = 0; at + 4 <= bytes.length; at += 1)
      if (view.getUint32(at, true) === size) view.setUint32(at, 1000, true);
    const [picture] = await readZip(new Blob([bytes]));
    expect(picture?.bytes).toBe(1000);
    await expect(picture?.read()).rejects.toThrow();
  });
});
