import type { RenderedPage, ServerApi } from '@atelier/web-kit/platform/RemoteApp';

/** A channel that lets the process end when the tests have. */
class ShortMessageChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

interface Server {
  process: { getBuiltinModule(name: string): Record<string, unknown> };
}

const { process } = globalThis as unknown as Server;
const { TextDecoder, TextEncoder } = process.getBuiltinModule('node:util');
const { webcrypto } = process.getBuiltinModule('node:crypto');

/** Globals that rendering needs, and that servers have but jsdom does not. */
Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel: ShortMessageChannel });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

export type Answers = Readonly<Record<string, { status: number; body?: unknown }>>;

/** An API with answers by path, and 404 for other paths. */
export const fakeApi =
  (answers: Answers, calls: unknown[] = []): ServerApi =>
  async (path, call) => {
    calls.push({ path, ...call });
    const { status, body } = answers[path] ?? { status: 404 };
    return { status, body };
  };

export const PUBLIC_URL = 'https://studio.example';

export interface RenderedAddress extends RenderedPage {
  document: Document;
}

/** A page as the shell's server gets it, with its HTML as a document. */
export const renderAddress = async (
  url: string,
  answers: Answers = {},
  form?: Record<string, string>,
): Promise<RenderedAddress> => {
  const { render } = await import('../server');
  const page = await render({
    method: form === undefined ? 'GET' : 'POST',
    url,
    api: fakeApi(answers),
    publicUrl: PUBLIC_URL,
    ...(form === undefined ? {} : { form }),
  });
  const html = `<html lang="en"><head>${page.head}${page.style ? `<style>${page.style}</style>` : ''}</head><body>${page.html}</body></html>`;
  return { ...page, document: new DOMParser().parseFromString(html, 'text/html') };
};

export const getTexts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());
