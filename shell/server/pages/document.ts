import type { MenuEntry, RemotePages, RemoteRelease, RemoteRoutes } from '@atelier/contracts';
import { scriptJson } from '@atelier/markup';
import { afterFirstPaint, THEME_SCRIPT } from './inline-scripts.js';
import type { SlotContent } from './slots.js';

/** The parts of the HTML document around a remote's page. */
interface DocumentParts {
  remote: string;
  /** Live version first; the same set in browser and server. */
  releases: readonly RemoteRelease[];
  /** Routes of all remotes: links to another remote's pages leave the document. */
  routes: RemoteRoutes;
  session: RemotePages['session'];
  menu: readonly MenuEntry[];
  shellScripts: readonly string[];
  shellStyles: readonly string[];
  head: string;
  /** A style sheet of the page, without tags. */
  style?: string | undefined;
  hasOwnTypefaces?: boolean | undefined;
  html: string;
  data: Readonly<Record<string, unknown>>;
  /** Chunk of the page, whose files are preloaded. */
  page?: string | undefined;
  isServerRendered: boolean;
  styleNonce?: string | undefined;
  /** Shown above a previewed version. */
  banner?: string | undefined;
  /** What other remotes have for slots of this page, and of those that the visitor may go to from here. */
  slots: readonly SlotContent[];
}

const getBase = ({ name, version }: RemoteRelease): string => `/remotes/${name}/${version}/`;

const getVersion = (release: RemoteRelease) => ({
  version: release.version,
  platform: release.platform,
  base: getBase(release),
  entry: release.entry,
  css: release.css,
});

/** The registered digest, with which the browser checks a file. */
const getIntegrity = ({ files }: RemoteRelease, file: string): string => {
  const sha384 = files.find(({ path }) => path === file)?.sha384;
  return sha384 === undefined ? '' : ` integrity="sha384-${sha384}"`;
};

const preloadedModules = (release: RemoteRelease | undefined, page: string | undefined): string => {
  if (release === undefined) return '';
  const chunks = ['app', ...(page === undefined ? [] : [page])].flatMap((name) => release.preload[name] ?? []);
  return [release.entry, ...new Set(chunks)]
    .map(
      (file) =>
        `<link rel="modulepreload" crossorigin href="${getBase(release)}${file}"${getIntegrity(release, file)}>`,
    )
    .join('');
};

/** Remotes with their own style loader recognize an existing style sheet by `data-href`. */
const remoteStyles = (release: RemoteRelease | undefined): string =>
  (release?.css ?? [])
    .map((file) => {
      const known = release as RemoteRelease;
      return `<link rel="stylesheet" href="${getBase(known)}${file}" data-href="${file}"${getIntegrity(known, file)}>`;
    })
    .join('');

const preloadedFonts = (release: RemoteRelease | undefined): string =>
  (release?.fonts ?? [])
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${getBase(release as RemoteRelease)}${file}">`,
    )
    .join('');

/** A style sheet with a tag in it could end its element, so it is left out. */
const inlineStyle = (style: string): string => (style === '' || style.includes('<') ? '' : `<style>${style}</style>`);

/** By the name of the slot, as the browser needs it. */
const getSlots = (slots: readonly SlotContent[]) =>
  Object.groupBy(
    slots.map(({ name, remote, releases, rendered }) => ({
      name,
      remote,
      versions: releases.map(getVersion),
      data: rendered?.data ?? {},
    })),
    ({ name }) => name,
  );

const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';

/** Renders the complete document. The shell has one script; its input is in #atelier-page. */
export const renderDocument = (parts: DocumentParts): string => {
  const { remote, releases, routes, session, menu, isServerRendered, data, slots } = parts;
  const { shellScripts, shellStyles, head, html, page, style = '', styleNonce, banner = '' } = parts;
  const [live] = releases;
  const versions = releases.map(getVersion);
  const isPreview = banner !== '';
  const filled = slots.flatMap(({ releases: [release], rendered }) => (release && rendered ? [release] : []));
  const payload = {
    ...{ remote, versions, routes, session, menu, isServerRendered, isPreview, data },
    slots: getSlots(slots),
  };
  const scripts = [
    preloadedModules(live, page),
    ...shellScripts.map((file) => `<script defer src="${file}"></script>`),
  ].join('');
  return [
    `<!doctype html><html lang="${live?.pages?.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    session === 'none' ? THEME_SCRIPT : '',
    head,
    ICONS,
    styleNonce === undefined ? '' : `<meta name="style-nonce" nonce="${styleNonce}">`,
    shellStyles.map((file) => `<link rel="stylesheet" href="${file}">`).join(''),
    parts.hasOwnTypefaces ? '' : preloadedFonts(live),
    [live, ...new Set(filled)].map(remoteStyles).join(''),
    inlineStyle(style),
    `<script type="application/json" id="atelier-page">${scriptJson(payload)}</script>`,
    isServerRendered ? '' : scripts,
    `</head><body>${banner}<div id="root">${html}</div><div id="overlays"></div>`,
    isServerRendered ? afterFirstPaint(scripts) : '',
    '</body></html>',
  ].join('');
};
