/** Hosts that send no visitors but want to appear in reports; their subdomains count too. */
const SPAM_HOSTS = [
  '4webmasters.org',
  'best-seo-offer.com',
  'best-seo-solution.com',
  'buttons-for-website.com',
  'buttons-for-your-website.com',
  'buy-cheap-online.info',
  'darodar.com',
  'econom.co',
  'event-tracking.com',
  'floating-share-buttons.com',
  'free-share-buttons.com',
  'free-social-buttons.com',
  'get-free-traffic-now.com',
  'googlsucks.com',
  'hulfingtonpost.com',
  'ilovevitaly.com',
  'kambasoft.com',
  'makemoneyonline.com',
  'priceg.com',
  'ranksonic.info',
  'savetubevideo.com',
  'semalt.com',
  'simple-share-buttons.com',
  'social-buttons.com',
  'traffic2money.com',
  'trafficmonetize.org',
  'video--production.com',
  'webmonetizer.net',
];

export const isSpamReferrer = (host: string): boolean =>
  SPAM_HOSTS.some((spam) => host === spam || host.endsWith(`.${spam}`));
