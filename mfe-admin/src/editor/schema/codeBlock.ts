import type { CodeLanguage } from '@atelier/contracts/content/rich-text-rules';
import { findCodeLanguage, LANGUAGE_CLASS_PREFIX } from '@atelier/contracts/content/rich-text-rules';
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight';
import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const GRAMMARS: Record<CodeLanguage, LanguageFn> = {
  ...{ typescript, javascript, xml, css, scss, json, bash, python },
  ...{ php, java, csharp, go, rust, sql, yaml },
};

/** The language of a code block if it can be highlighted. */
const getLanguage = (block: HTMLElement): string | null => {
  const classes = [...(block.querySelector('code')?.classList ?? [])];
  const name = classes.find((one) => one.startsWith(LANGUAGE_CLASS_PREFIX))?.slice(LANGUAGE_CLASS_PREFIX.length);
  return name ? (findCodeLanguage(name) ?? name) : null;
};

export const CodeBlock = CodeBlockLowlight.extend({
  addAttributes() {
    return { language: { default: null, parseHTML: getLanguage, rendered: false } };
  },
  renderHTML({ node }) {
    const { language } = node.attrs as { language: string | null };
    const name = language && (findCodeLanguage(language) ?? language);
    return ['pre', ['code', name ? { class: `${LANGUAGE_CLASS_PREFIX}${name}` } : {}, 0]];
  },
}).configure({ lowlight: createLowlight(GRAMMARS), enableTabIndentation: false });
