import { MAX_SOURCE_LENGTH, type SOURCE_CHANNELS } from '@atelier/contracts';

export type Channel = (typeof SOURCE_CHANNELS)[number];

const DIRECT = 'Direct';

const SEARCH = {
  Google: /^google\.|^com\.google\./,
  Bing: /^bing\.com$/,
  DuckDuckGo: /^duckduckgo\.com$/,
  Ecosia: /^ecosia\.org$/,
  Qwant: /^qwant\.com$/,
  Startpage: /^startpage\.com$/,
  Yahoo: /(^|\.)search\.yahoo\.|^yahoo\./,
  Yandex: /^yandex\.|^ya\.ru$/,
  Baidu: /^baidu\.com$/,
  Kagi: /^kagi\.com$/,
  'Brave Search': /^search\.brave\.com$/,
};

const SOCIAL = {
  LinkedIn: /(^|\.)linkedin\.com$|^lnkd\.in$|^com\.linkedin\./,
  X: /^x\.com$|^t\.co$|^twitter\.com$/,
  Facebook: /(^|\.)facebook\.com$|^fb\.me$/,
  Instagram: /(^|\.)instagram\.com$/,
  Mastodon: /^mastodon\.|^fosstodon\.org$/,
  Bluesky: /(^|\.)bsky\.(app|social)$/,
  Reddit: /(^|\.)reddit\.com$/,
  YouTube: /(^|\.)youtube\.com$|^youtu\.be$/,
  'Hacker News': /^news\.ycombinator\.com$/,
  Pinterest: /(^|\.)pinterest\./,
  Dribbble: /^dribbble\.com$/,
  Behance: /^behance\.net$/,
};

const NAMED = Object.entries({ ...SEARCH, ...SOCIAL });
const lowerCased = (names: object): string[] => Object.keys(names).map((name) => name.toLowerCase());
const SEARCH_NAMES = lowerCased(SEARCH);
const SOCIAL_NAMES = lowerCased(SOCIAL);

const nameOfHost = (host: string): string => {
  // Something must remain: a name without letters could not be counted.
  const bare = host
    .toLowerCase()
    .replace(/^(www|m)\.(?=.)/, '')
    .slice(-MAX_SOURCE_LENGTH);
  return NAMED.find(([, pattern]) => pattern.test(bare))?.[0] ?? bare;
};

/** Names the source of a visit: the campaign, otherwise the referrer's host, otherwise nothing. */
export const getSource = (referrerHost: string | null, campaignSource: string | undefined): string => {
  const said = campaignSource?.trim();
  if (said) return NAMED.find(([name]) => name.toLowerCase() === said.toLowerCase())?.[0] ?? nameOfHost(said);
  return referrerHost === null ? DIRECT : nameOfHost(referrerHost);
};

/** The channel of a source, by its name alone. */
export const getChannel = (name: string): Channel => {
  const known = name.toLowerCase();
  if (name === DIRECT) return 'direct';
  if (SEARCH_NAMES.includes(known)) return 'search';
  if (SOCIAL_NAMES.includes(known)) return 'social';
  return name.includes('.') ? 'referral' : 'campaign';
};
