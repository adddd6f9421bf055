import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { sendEncoded } from '@atelier/service-kit/cache/send-ready';
import { readBody } from '@atelier/service-kit/http/read-body';
import type { Logger } from 'pino';
import { apiFor, type CallGateway } from '../gateway-api.js';
import type { Group } from '../releases/canary-groups.js';
import { sendText } from '../send-text.js';
import { findMovedAddress } from './moved-address.js';
import type { PageCache } from './page-cache.js';
import { type GetPageHeaders, isPreview, SECURITY_HEADERS } from './page-headers.js';
import type { DocumentAnswer, PageRenderer } from './page-renderer.js';

interface Parts {
  renderer: PageRenderer;
  keptFor: (group: Group) => PageCache;
  callGateway: CallGateway;
  publicUrl: string;
  getHeaders: GetPageHeaders;
  logger: Logger;
}

const MAX_FORM_BYTES = 64 * 1024;

/** A slug may be taken back one day, so browsers must check whether a page has really moved. */
const redirect = (response: ServerResponse, status: 301 | 303, location: string) =>
  void response.writeHead(status, { ...SECURITY_HEADERS, 'cache-control': 'no-cache', location }).end();

const getCacheControl = (url: string, { preview }: Group): string => {
  if (preview !== undefined) return 'private, no-store';
  return isPreview(url) ? 'no-store' : 'no-cache';
};

/** The HTML documents of all remotes, and the plain forms for visitors without scripts. */
export class Pages {
  constructor(private readonly parts: Parts) {}

  async serve(request: IncomingMessage, response: ServerResponse, visitorAddress: string, group: Group): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
      return sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
    const page = await this.pageFor(request, response, visitorAddress, group);
    if (page === undefined) return;
    if (page.location !== undefined) return redirect(response, request.method === 'POST' ? 303 : 301, page.location);
    const moved = await this.findMoved(request, page, visitorAddress, group);
    if (moved !== undefined) return redirect(response, 301, moved);
    await this.send(request, response, page, group);
  }

  private async findMoved({ method, url = '/' }: IncomingMessage, page: DocumentAnswer, address: string, group: Group) {
    if (method === 'POST' || group.preview !== undefined || isPreview(url)) return undefined;
    return findMovedAddress(url, page.status, apiFor(this.parts.callGateway, address), this.parts.logger);
  }

  private send(request: IncomingMessage, response: ServerResponse, page: DocumentAnswer, group: Group): Promise<void> {
    const { url = '/' } = request;
    const headers = Object.entries(this.parts.getHeaders(url, page)).flat();
    const cacheControl = getCacheControl(url, group);
    const answer = new ReadyAnswer(Buffer.from(page.html), 'text/html; charset=utf-8', headers, { cacheControl });
    return sendEncoded(request, response, answer, group.headers, page.status);
  }

  /** Renders the page of this request; returns undefined if it was already sent as ready bytes. */
  private async pageFor(request: IncomingMessage, response: ServerResponse, visitorAddress: string, group: Group) {
    const { renderer, keptFor, callGateway, publicUrl } = this.parts;
    const { url = '/' } = request;
    const api = apiFor(callGateway, visitorAddress);
    const { isCanary, preview } = group;
    if (request.method === 'POST') {
      const form = Object.fromEntries(new URLSearchParams(String(await readBody(request, MAX_FORM_BYTES))));
      return renderer.render({ method: 'POST', url, form, api, publicUrl, isCanary, preview });
    }
    const isKept = preview === undefined && renderer.isForAll(url, isCanary) && !isPreview(url);
    return isKept
      ? keptFor(group).make(request, response, api, group.headers)
      : renderer.render({ method: 'GET', url, api, publicUrl, isCanary, preview });
  }
}
