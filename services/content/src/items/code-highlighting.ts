import { CODE_LANGUAGES, type CodeLanguage, codeLanguageOf } from '@atelier/contracts/content/rich-text-rules';
import { toHtml } from 'hast-util-to-html';
import { common, createLowlight } from 'lowlight';

type LanguageFn = (typeof common)[keyof typeof common];

/** Beyond this a block stays plain: colours help nobody in what nobody reads, and cost the process time. */
const MAX_LENGTH = 20_000;

const GRAMMARS: Readonly<Record<string, LanguageFn>> = common;

const lowlight = createLowlight(
  Object.fromEntries(
    CODE_LANGUAGES.flatMap(({ id }) => {
      const grammar = GRAMMARS[id];
      return grammar === undefined ? [] : [[id, grammar] as const];
    }),
  ),
);

/** Blocks as the sanitiser writes them: a language, and text without elements. */
const BLOCK = /<pre><code class="language-([^"\s]+)">([^<]*)<\/code><\/pre>/g;

const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const textOf = (escaped: string): string =>
  escaped.replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => CHARACTERS[name] ?? name);

const coloured = (language: CodeLanguage, code: string): string =>
  toHtml(lowlight.highlight(language, textOf(code)), { characterReferences: { useNamedReferences: true } });

/** Sanitised HTML with the code in it coloured: `span`s with classes, so that visitors need no script for it. */
export const highlightCode = (html: string): string =>
  html.replaceAll(BLOCK, (block, name: string, code: string) => {
    const language = codeLanguageOf(name);
    if (language === undefined || code.length > MAX_LENGTH) return block;
    return `<pre><code class="language-${language}">${coloured(language, code)}</code></pre>`;
  });
