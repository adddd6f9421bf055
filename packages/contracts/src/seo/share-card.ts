/** No page has this path: the card of the site itself, used for pages without a card. */
const SITE = '@site';

/** The picture that networks show next to a link to a page: its object in the storage, and its path on the site. */
export const getShareCard = (path: string): string => `share/${path === '/' ? SITE : path.slice(1)}.jpg`;

export const SITE_SHARE_CARD = getShareCard('/');
