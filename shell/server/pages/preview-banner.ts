import type { ServerResponse } from 'node:http';
import { PREVIEW_COOKIE, type RemoteRelease } from '@atelier/contracts';
import { markup } from '@atelier/markup';
import { isCanonicalTarget } from '@atelier/service-kit/http/request-target';
import { SECURITY_HEADERS } from './page-headers.js';

/** Where the banner's form goes; its query names the page to return to. */
export const END_PREVIEW = '/shell/end-preview';

/** Tells staff which version they see. The form works without scripts. */
export const previewBanner = ({ name, version }: RemoteRelease, url: string): string =>
  String(
    markup`<aside class="atelier-preview" aria-label="Preview"><form method="post" action="${END_PREVIEW}?from=${encodeURIComponent(url)}"><span>Previewing ${name} ${version}</span><button>Back to live</button></form></aside>`,
  );

export const endPreview = (response: ServerResponse, url: string): void => {
  const from = new URLSearchParams(url.split('?')[1]).get('from') ?? '/';
  const location = isCanonicalTarget(from) ? from : '/';
  const cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  response.writeHead(303, { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'set-cookie': cookie, location }).end();
};
