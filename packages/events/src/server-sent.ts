/** One block of a stream of server-sent events. */
export interface Block {
  id?: string;
  /** Absent where the block only moves the ID, or is a comment. */
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

/** Takes the stream apart as it arrives. A block that is broken off at the end is not told. */
export async function* blocksIn(chunks: AsyncIterable<string>): AsyncGenerator<Block> {
  let rest = '';
  for await (const chunk of chunks) {
    const texts = (rest + chunk).split(BLOCK_END);
    rest = texts.pop() ?? '';
    for (const text of texts) yield getBlock(text);
  }
}
