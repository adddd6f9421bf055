import { codeLanguageOf } from '@atelier/contracts/content/rich-text-rules';
import { InvalidInput, TaskTimeout, WorkThread } from '@atelier/service-kit';
import type { RichTextAnswer, RichTextTask } from './rich-text-thread.js';

/** HTML that keeps the rules of rich text: only `cleanRichText` makes it. */
export type CleanHtml = string & { readonly isClean: true };

/** What somebody wrote, with clean HTML as its `content`. */
export type Clean<Values> = {
  [Field in keyof Values]: Field extends 'content' ? CleanHtml | Exclude<Values[Field], string> : Values[Field];
};

const CLEANING_MS = 10_000;
/** For one block of code; one that takes longer stays plain, and so do those behind it. */
const COLORING_MS = 1_000;
/** A longer block stays plain: nobody reads it, so colors would help nobody. */
const MAX_CODE_LENGTH = 20_000;

const TOO_DEEP = [{ field: 'content', message: 'Content is nested too deeply' }];

const thread = new WorkThread('./rich-text-thread', import.meta.url);

const ask = (task: RichTextTask, timeoutMs: number): Promise<RichTextAnswer> => thread.run(task, timeoutMs);

const withinRules = async (html: string): Promise<string> => {
  try {
    return (await ask({ html }, CLEANING_MS)) ?? '';
  } catch (error) {
    throw error instanceof TaskTimeout ? new InvalidInput(TOO_DEEP) : error;
  }
};

/** Code blocks as the sanitizer writes them: a language, and text without elements. */
const BLOCK = /<pre><code class="language-([^"\s]+)">([^<]*)<\/code><\/pre>/g;

const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const textOf = (escaped: string): string =>
  escaped.replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => CHARACTERS[name] ?? name);

/** The block in colors; as it stands where its language is unknown, or nobody can color it. */
const coloredBlock = async ([block, name = '', code = '']: RegExpExecArray): Promise<string> => {
  const language = codeLanguageOf(name);
  if (language === undefined || code.length > MAX_CODE_LENGTH) return block;
  const colored = await ask({ language, code: textOf(code) }, COLORING_MS);
  return colored === undefined ? block : `<pre><code class="language-${language}">${colored}</code></pre>`;
};

const withColoredCode = async (html: string): Promise<string> => {
  const parts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(BLOCK)) {
    const block = await coloredBlock(match).catch(() => undefined);
    if (block === undefined) break;
    parts.push(html.slice(end, match.index), block);
    end = match.index + match[0].length;
  }
  return parts.join('') + html.slice(end);
};

/**
 * What staff may write in rich text; everything else is dropped, scripts with their text. Code is colored after that, so that
 * its classes are the server's alone; colored once more, it stays the same. Both happen in a thread of their own: hostile
 * HTML and code cost seconds.
 */
export const cleanRichText = async (html: string): Promise<CleanHtml> =>
  (await withColoredCode(await withinRules(html))) as CleanHtml;

/** What somebody wrote, with its rich text cleaned. */
export const withCleanContent = async <Values extends object>(values: Values): Promise<Clean<Values>> => {
  const isWritten = 'content' in values && typeof values.content === 'string';
  return (isWritten ? { ...values, content: await cleanRichText(values.content as string) } : values) as Clean<Values>;
};
