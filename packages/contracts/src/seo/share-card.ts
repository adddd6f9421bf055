/** No page has such a path: the card of the site itself, which stands in for each that is not made. */
const SITE = '@site';

/** Where the picture lies that networks show beside a link to a page: its object in the storage, and its path on the site. */
export const shareCardOf = (path: string): string => `share/${path === '/' ? SITE : path.slice(1)}.jpg`;

export const SITE_SHARE_CARD = shareCardOf('/');
