import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { Injectable } from '@nestjs/common';
import { DOCS_SCRIPT, DOCS_STYLE, INDEX_PAGE } from './docs-texts.js';

/** Allows the page's own files and the API only. Swagger UI uses data URLs for its arrows. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface DocsFile {
  contentType: string;
  read(): Promise<Buffer>;
}

const ofPackage = (name: string, contentType: string): DocsFile => ({
  contentType,
  read: () => readFile(join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name)),
});

const ofOurs = (text: string, contentType: string): DocsFile => ({
  contentType,
  read: () => Promise.resolve(Buffer.from(text)),
});

const HTML = 'text/html; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const FILES: ReadonlyMap<string, DocsFile> = new Map([
  ['index.html', ofOurs(INDEX_PAGE, HTML)],
  ['docs.css', ofOurs(DOCS_STYLE, STYLE)],
  ['docs.js', ofOurs(DOCS_SCRIPT, SCRIPT)],
  ['swagger-ui.css', ofPackage('swagger-ui.css', STYLE)],
  ['swagger-ui-bundle.js', ofPackage('swagger-ui-bundle.js', SCRIPT)],
  ['favicon-32x32.png', ofPackage('favicon-32x32.png', 'image/png')],
]);

/** Serves Swagger UI on our own page. Each file is read and compressed on first use. */
@Injectable()
export class DocsPage {
  private readonly ready = new Map<string, Promise<ReadyAnswer>>();

  /** Undefined if there is no such file. */
  file(name: string): Promise<ReadyAnswer> | undefined {
    const known = this.ready.get(name);
    const file = FILES.get(name);
    if (known !== undefined || file === undefined) return known;
    const answer = this.make(file);
    this.ready.set(name, answer);
    return answer;
  }

  private async make({ contentType, read }: DocsFile): Promise<ReadyAnswer> {
    const answer = new ReadyAnswer(await read(), contentType, []);
    if (!contentType.startsWith('image/')) await Promise.all([answer.encode('br'), answer.encode('gzip')]);
    return answer;
  }
}
