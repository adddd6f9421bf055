import type { RemoteManifest } from '@atelier/contracts/releases/http';
import type { RenderedRoute } from './check-pages.js';
import type { Finding } from './finding.js';

const TAG = /<([a-zA-Z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/g;
const HANDLER = /\son\w+\s*=/i;
const SCRIPT_URL = /=\s*["']?\s*javascript:/i;
const SOURCE = /\ssrc\s*=/i;
/** Data such as JSON-LD, which browsers do not run. */
const DATA_TYPE = /\stype\s*=\s*["']?[\w.+/-]*json/i;
const STYLE = /\sstyle\s*=/i;

const findFault = (name: string, attributes: string, allowsStyles: boolean): string | undefined => {
  if (name === 'script' && !SOURCE.test(attributes) && !DATA_TYPE.test(attributes)) return 'an inline script';
  if (HANDLER.test(attributes)) return `an event handler in <${name}>`;
  if (SCRIPT_URL.test(attributes)) return `a javascript: address in <${name}>`;
  if (allowsStyles) return undefined;
  if (name === 'style') return 'an inline style sheet';
  return STYLE.test(attributes) ? `a style attribute in <${name}>` : undefined;
};

/** Finds what the content security policy would block in server-rendered pages. */
export const checkPolicy = ({ pages }: RemoteManifest, rendered: readonly RenderedRoute[]): Finding[] =>
  rendered.flatMap(({ route, markup }) => {
    const faults = [...markup.matchAll(TAG)].flatMap(
      ([, name = '', attributes = '']) => findFault(name.toLowerCase(), attributes, pages?.inlineStyles === true) ?? [],
    );
    return [...new Set(faults)].map((fault): Finding => {
      const problem = `${route} is rendered with ${fault}, which the content security policy blocks.`;
      return { check: 'policy', problem, remedy: 'Move it into the bundle: a module, a listener, or a CSS module.' };
    });
  });
