import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { Link } from 'wouter';

/** Fetches the chunk of a link's page. The site provides it: a link that imported the pages would be imported by them. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link inside the site: its page's chunk is fetched as soon as the visitor points at it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const prefetchPage = use(PrefetchContext);
  const prefetch = () => prefetchPage(href);
  return <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest} />;
}
