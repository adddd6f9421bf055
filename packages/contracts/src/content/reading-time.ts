const WORDS_PER_MINUTE = 200;

/** Letters of scripts without spaces between words, for a class of a pattern. */
export const UNSPACED_LETTERS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
/** An estimate: to find the words takes seconds for a long text. */
const LETTERS_PER_WORD = 2;

/** Counts the words in HTML. */
export const getWords = (html: string): number => {
  const text = html.replaceAll(/<[^<>]*>/g, ' ');
  const letters = text.match(new RegExp(`[${UNSPACED_LETTERS}]`, 'gu'))?.length ?? 0;
  const others = text.replaceAll(new RegExp(`[${UNSPACED_LETTERS}][${UNSPACED_LETTERS}\\p{P}]*`, 'gu'), ' ');
  return others.split(/\s+/).filter(Boolean).length + Math.ceil(letters / LETTERS_PER_WORD);
};

/** Minutes: words of the content without its tags, divided by 200, rounded up. */
export const estimateReadingTime = (html: string): number => Math.max(1, Math.ceil(getWords(html) / WORDS_PER_MINUTE));
