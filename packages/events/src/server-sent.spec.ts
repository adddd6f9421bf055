import { describe, expect, it } from '@jest/globals';
import { type Block, blocksIn } from './server-sent.js';

const readBlocks = async (...chunks: string[]): Promise<Block[]> => {
  const arriving = async function* () {
    yield* chunks;
  };
  const blocks: Block[] = [];
  for await (const block of blocksIn(arriving())) blocks.push(block);
  return blocks;
};

describe('server-sent event parser', () => {
  it('PLT-4 reads events however the network splits them', async () => {
    const text = 'retry: 2000\nid: a-1\n\n:\n\nid: a-2\ndata: {"x":1}\n\n';
    const whole = await readBlocks(text);
    expect(whole).toEqual([{ id: 'a-1' }, {}, { id: 'a-2', data: '{"x":1}' }]);
    expect(await readBlocks(...text)).toEqual(whole);
  });

  it('PLT-4 ignores an incomplete event', async () => {
    expect(await readBlocks('id: a-1\ndata: {"x"')).toEqual([]);
  });

  it('PLT-4 accepts multi-line data and CRLF line endings', async () => {
    expect(await readBlocks('data: one\r\ndata: two\r\n\r\n')).toEqual([{ data: 'one\ntwo' }]);
  });
});
