import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { Link } from 'wouter';

/** Fetches the chunk of a link's page. The site provides the function, because an import of the pages would be circular. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link. If it leads to a page of this site, the page's chunk is fetched when the visitor points at it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const prefetchPage = use(PrefetchContext);
  if (!href.startsWith('/')) return <a href={href} rel="noopener" {...rest} />;
  const prefetch = () => prefetchPage(href);
  return <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest} />;
}

/** A link is current on its page and on the pages below it: /services also on /services/web-development. */
export const isCurrent = (href: string, path: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
