import { pathOfItem } from '@atelier/contracts/content/content-types';
import { isSystemPage, RESERVED_PAGE_SLUGS } from '@atelier/contracts/content/page';
import { toSlug } from '@atelier/contracts/content/post';
import type { ForeignItem, ForeignSite } from '../foreign-site.js';
import type { Redirect } from './conversion.js';

/** An item with its slug here. */
export interface PlacedItem {
  item: ForeignItem;
  slug: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isReserved = (kind: ForeignItem['kind'], slug: string): boolean =>
  kind === 'page' && RESERVED_PAGE_SLUGS.includes(slug) && !isSystemPage(slug);

const getWanted = ({ kind, slug, title }: ForeignItem): string => {
  const wanted = toSlug(decoded(slug)) || toSlug(title) || kind;
  return isReserved(kind, wanted) ? `${wanted}-page` : wanted;
};

/** Gives each item a slug, always the same for the same file: that is how a second import finds the items of the first. */
export const placeItems = (items: readonly ForeignItem[]): PlacedItem[] => {
  const taken = new Set<string>();
  return items.map((item) => {
    const wanted = getWanted(item);
    let slug = wanted;
    for (let suffix = 2; taken.has(`${item.kind}/${slug}`); suffix += 1) slug = `${wanted}-${suffix}`;
    taken.add(`${item.kind}/${slug}`);
    return { item, slug };
  });
};

const getAddress = ({ item, slug }: PlacedItem): string => pathOfItem(item.kind, slug);

const withoutSlashBehind = (path: string): string => path.replace(/(?<=.)\/(?=\?|$)/, '');

/** The site itself leads from these forms of an address to the post. */
const isAddressOf = (from: string, { item, slug }: PlacedItem): boolean =>
  item.kind === 'post' &&
  (from === `/${slug}` || /^\/\d{4}\/\d{2}(?:\/\d{2})?\/[^/]+$/.test(from)) &&
  from.endsWith(`/${slug}`);

/** The old home page stays the home page, whatever item it showed. */
export const getRedirects = (placed: readonly PlacedItem[]): Redirect[] =>
  placed.flatMap((one) => {
    const from = withoutSlashBehind(one.item.oldPath ?? '/');
    const to = getAddress(one);
    return from === '/' || from === to || isAddressOf(from, one) ? [] : [{ from, to }];
  });

const OLD_GHOST = '__GHOST_URL__';

const getHost = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined;

/** Leads links between the items of the old site to their new addresses; others stay as they are. */
export const linkFinder = ({ address }: ForeignSite, placed: readonly PlacedItem[]) => {
  const byPath = new Map(
    placed.flatMap((one) => {
      const old = one.item.oldPath;
      return old === null ? [] : [[withoutSlashBehind(old), getAddress(one)] as const];
    }),
  );
  const host = getHost(address);
  const getOwnPath = (href: string): string | undefined => {
    if (href.startsWith(OLD_GHOST)) return href.slice(OLD_GHOST.length) || '/';
    if (/^\/(?![/\\])/.test(href)) return href;
    return host !== undefined && getHost(href) === host
      ? new URL(href).href.slice(new URL(href).origin.length)
      : undefined;
  };
  return (href: string): string => {
    const own = getOwnPath(href.trim());
    if (own === undefined) return href.trim();
    const [path = '', hash] = own.split('#');
    const target = byPath.get(withoutSlashBehind(path));
    const isOurs = href.startsWith(OLD_GHOST);
    if (target === undefined) return isOurs ? own : href.trim();
    return hash === undefined ? target : `${target}#${hash}`;
  };
};
