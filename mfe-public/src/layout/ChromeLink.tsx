import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';

/** A link that staff set: inside the site, or to elsewhere. */
export function ChromeLink({ href, ...rest }: SiteLinkProps) {
  return href.startsWith('/') ? <SiteLink href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}

/** A link is current on its page and on the pages below it: /services also on /services/web-development. */
export const isCurrent = (href: string, path: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
