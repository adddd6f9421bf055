import type { CodeLanguage } from '@atelier/contracts/content/rich-text-rules';
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
const lowlight = createLowlight(GRAMMARS);

type Content = ReturnType<typeof lowlight.highlight>['children'][number];

/** A part of the code with one color. */
export interface CodeRun {
  text: string;
  classes: readonly string[];
}

const getRuns = (nodes: readonly Content[], classes: readonly string[]): CodeRun[] =>
  nodes.flatMap((node) => {
    if (node.type === 'element') return getRuns(node.children, [...classes, ...classNames(node.properties.className)]);
    return node.type === 'text' ? [{ text: node.value, classes }] : [];
  });

const classNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The code in runs, in order and complete. */
export const highlightCode = (language: CodeLanguage, code: string): CodeRun[] =>
  getRuns(lowlight.highlight(language, code).children, []);
