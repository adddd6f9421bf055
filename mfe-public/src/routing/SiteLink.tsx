import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import { prefetchPage } from './pageModules';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link inside the site: its page's chunk is fetched as soon as the visitor points at it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const prefetch = () => prefetchPage(href);
  return <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest} />;
}
