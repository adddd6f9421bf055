import { randomBytes } from 'node:crypto';
import type { RemoteManifest } from '@atelier/contracts/releases/http';
import { remoteAt } from '@atelier/contracts/releases/remote-routes';

/** Addresses of the development server itself. Everything else belongs to the platform. */
export const OWN_PATHS = {
  files: '/@development/files/',
  reload: '/@development/reload.js',
  changes: '/@development/changes',
};

const PAYLOAD = /(<script type="application\/json" id="atelier-page">)(.*?)(<\/script>)/s;
/** Style sheets, scripts, and fonts of the remote that the platform would show. */
const REMOTE_LINKS = /<link [^>]*href="\/remotes\/[^>]*>/g;
const ROOT = /<div id="root">.*<\/div>(?=<div id="overlays">)/s;

interface PublishedPage {
  remote?: string;
  routes?: Record<string, string[]>;
  data?: object;
}

interface Document {
  html: string;
  contentSecurityPolicy: string;
}

/** The platform's policy plus the sources that the manifest adds. */
const policyWith = (policy: string, { pages }: RemoteManifest, nonce: string | undefined): string => {
  const sources: Readonly<Record<string, readonly string[]>> = pages?.sources ?? {};
  const styles = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    return [directive, ...(sources[name] ?? []), ...(name === 'style-src' ? styles : [])].join(' ');
  });
  return [...directives, ...(nonce === undefined ? [] : ["style-src-attr 'unsafe-inline'"])].join('; ');
};

/**
 * The platform's document with the local remote instead of the published one; undefined if the path belongs to
 * another remote. The browser renders it: there is no HTML from the server.
 */
export const developmentDocument = (
  { html, contentSecurityPolicy }: Document,
  path: string,
  manifest: RemoteManifest,
): Document | undefined => {
  const payload = JSON.parse(PAYLOAD.exec(html)?.[2] ?? '{}') as PublishedPage;
  const { name, version, platform, entry, css, pages } = manifest;
  const routes = { ...payload.routes, [name]: pages?.routes ?? [] };
  if (remoteAt(routes, path) !== name) return undefined;
  const versions = [{ version, platform, base: OWN_PATHS.files, entry, css }];
  // The data that the published version of this remote was rendered with. Data of another remote would be useless here.
  const data = payload.remote === name ? payload.data : {};
  const own = { remote: name, versions, routes, session: pages?.session, isServerRendered: false, data };
  const text = JSON.stringify({ menu: [], ...payload, ...own }).replaceAll('<', '\\u003c');
  const needsNonce = pages?.inlineStyles === true && !html.includes('name="style-nonce"');
  const nonce = needsNonce ? randomBytes(16).toString('base64') : undefined;
  const head = [
    nonce === undefined ? '' : `<meta name="style-nonce" nonce="${nonce}">`,
    ...css.map((file) => `<link rel="stylesheet" href="${OWN_PATHS.files}${file}" data-href="${file}">`),
    `<script defer src="${OWN_PATHS.reload}"></script>`,
  ];
  return {
    html: html
      .replaceAll(REMOTE_LINKS, '')
      .replace(PAYLOAD, (_all, start, _json, end) => start + text + end)
      .replace(ROOT, '<div id="root"></div>')
      .replace('</head>', () => `${head.join('')}</head>`),
    contentSecurityPolicy: policyWith(contentSecurityPolicy, manifest, nonce),
  };
};
