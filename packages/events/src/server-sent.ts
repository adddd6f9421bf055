/** One block of a stream of server-sent events. */
export interface Block {
  id?: string;
  /** Absent if the block only sets the ID or is a comment. */
  data?: string;
}

const BLOCK_END = /\r?\n\r?\n/;
const LINE_END = /\r?\n/;

const getBlock = (text: string): Block => {
  const block: Block = {};
  for (const line of text.split(LINE_END)) {
    const [, name, value = ''] = /^(id|data):? ?(.*)$/.exec(line) ?? [];
    if (name === 'id') block.id = value;
    if (name === 'data') block.data = block.data === undefined ? value : `${block.data}\n${value}`;
  }
  return block;
};

/** Parses the stream as it arrives. Ignores an incomplete block at the end. */
export async function* blocksIn(chunks: AsyncIterable<string>): AsyncGenerator<Block> {
  let rest = '';
  for await (const chunk of chunks) {
    const texts = (rest + chunk).split(BLOCK_END);
    rest = texts.pop() ?? '';
    for (const text of texts) yield getBlock(text);
  }
}
