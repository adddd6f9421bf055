import { findCodeLanguage } from '@atelier/contracts/content/rich-text-rules';
import { TaskTimeout, WorkThread } from '../background/work-thread.js';
import { InvalidInput } from '../http/exceptions.js';
import type { RichTextAnswer, RichTextTask } from './rich-text-thread.js';

/** HTML that follows the rules of rich text; only `cleanRichText` creates it. */
export type CleanHtml = string & { readonly isClean: true };

/** Editor input with clean HTML as its `content`. */
export type Clean<Values> = {
  [Field in keyof Values]: Field extends 'content' ? CleanHtml | Exclude<Values[Field], string> : Values[Field];
};

const CLEANING_MS = 10_000;
/** Per block of code. A block that takes longer stays plain, and so do those after it. */
const COLORING_MS = 1_000;
/** A longer block stays plain, since coloring does not help at that length. */
const MAX_CODE_LENGTH = 20_000;

const TOO_DEEP = [{ field: 'content', message: 'Content is nested too deeply' }];

const thread = new WorkThread('./rich-text-thread', import.meta.url);

const ask = (task: RichTextTask, timeoutMs: number): Promise<RichTextAnswer> => thread.run(task, timeoutMs);

const removeForbidden = async (html: string): Promise<string> => {
  try {
    return (await ask({ html }, CLEANING_MS)) ?? '';
  } catch (error) {
    throw error instanceof TaskTimeout ? new InvalidInput(TOO_DEEP) : error;
  }
};

/** Code blocks as the sanitizer writes them: a language, and text without elements. */
const BLOCK = /<pre><code class="language-([^"\s]+)">([^<]*)<\/code><\/pre>/g;

const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const getText = (escaped: string): string =>
  escaped.replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => CHARACTERS[name] ?? name);

/** Returns the colored block, or the original if its language is unknown or coloring fails. */
const coloredBlock = async ([block, name = '', code = '']: RegExpExecArray): Promise<string> => {
  const language = findCodeLanguage(name);
  if (language === undefined || code.length > MAX_CODE_LENGTH) return block;
  const colored = await ask({ language, code: getText(code) }, COLORING_MS);
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
 * Cleans rich text to the markup that staff may use; everything else is dropped, scripts with their text. Code is colored
 * afterwards, so that its classes come only from the server; coloring it again changes nothing. Both run in a separate thread,
 * because hostile HTML and code take seconds.
 */
export const cleanRichText = async (html: string): Promise<CleanHtml> =>
  (await withColoredCode(await removeForbidden(html))) as CleanHtml;

/** Cleans the rich text of an editor's input. */
export const withCleanContent = async <Values extends object>(values: Values): Promise<Clean<Values>> => {
  const isWritten = 'content' in values && typeof values.content === 'string';
  return (isWritten ? { ...values, content: await cleanRichText(values.content as string) } : values) as Clean<Values>;
};
