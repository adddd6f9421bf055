import type { RemoteRelease } from '@atelier/contracts';
import { scriptJson } from '@atelier/markup';

/** What the HTML document around a remote's page is made of. */
export interface DocumentParts {
  remote: string;
  /** Live version first; in browser and server the same set. */
  releases: readonly RemoteRelease[];
  shellScripts: readonly string[];
  shellStyles: readonly string[];
  head: string;
  html: string;
  data: Readonly<Record<string, unknown>>;
  /** Chunk of the page, whose files are preloaded. */
  page: string | undefined;
  isServerRendered: boolean;
  styleNonce?: string | undefined;
}

export const baseOf = ({ name, version }: RemoteRelease): string => `/remotes/${name}/${version}/`;

const versionOf = (release: RemoteRelease) => ({
  version: release.version,
  platform: release.platform,
  base: baseOf(release),
  entry: release.entry,
  css: release.css,
});

const preloaded = (release: RemoteRelease | undefined, page: string | undefined): string[] => {
  if (release === undefined) return [];
  const chunks = ['app', ...(page === undefined ? [] : [page])].flatMap((name) => release.preload[name] ?? []);
  return [release.entry, ...new Set(chunks)].map((file) => baseOf(release) + file);
};

/** `data-href` is how remotes that bring a style loader of their own recognise a sheet that is there already. */
const remoteStyles = (release: RemoteRelease | undefined): string =>
  (release?.css ?? [])
    .map((file) => `<link rel="stylesheet" href="${baseOf(release as RemoteRelease)}${file}" data-href="${file}">`)
    .join('');

const preloadedFonts = (release: RemoteRelease | undefined): string =>
  (release?.fonts ?? [])
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseOf(release as RemoteRelease)}${file}">`,
    )
    .join('');

const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';

/** The complete document. The first script is the shell's only one; everything it needs to know stands in #atelier-page. */
export const renderDocument = (parts: DocumentParts): string => {
  const { remote, releases, shellScripts, shellStyles, head, html, data, page, isServerRendered, styleNonce } = parts;
  const [live] = releases;
  const payload = { remote, versions: releases.map(versionOf), isServerRendered, data };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    ICONS,
    styleNonce === undefined ? '' : `<meta name="style-nonce" nonce="${styleNonce}">`,
    shellStyles.map((file) => `<link rel="stylesheet" href="${file}">`).join(''),
    preloadedFonts(live),
    remoteStyles(live),
    preloaded(live, page)
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
      .join(''),
    `<script type="application/json" id="atelier-page">${scriptJson(payload)}</script>`,
    shellScripts.map((file) => `<script defer src="${file}"></script>`).join(''),
    `</head><body><div id="root">${html}</div><div id="overlays"></div></body></html>`,
  ].join('');
};
