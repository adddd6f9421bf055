import type { Member, SocialNetwork } from '@atelier/contracts/content/member';

export interface MemberLink {
  network: SocialNetwork;
  label: string;
  href: string;
}

/** In display order. */
const LABELS: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  github: 'GitHub',
  website: 'Website',
  email: 'E-mail',
  dribbble: 'Dribbble',
  behance: 'Behance',
  portfolio: 'Portfolio',
};

const NETWORKS = Object.keys(LABELS) as SocialNetwork[];
const SAFE_ADDRESS = /^(https?:\/\/|mailto:)/i;

const getAddress = (network: SocialNetwork, written: string): string =>
  network === 'email' && !SAFE_ADDRESS.test(written) ? `mailto:${written}` : written;

export const isMail = (href: string): boolean => /^mailto:/i.test(href);

/** A person's other profiles. Addresses other than web or mail are left out. */
export const getLinks = ({ social_links }: Pick<Member, 'social_links'>): MemberLink[] =>
  NETWORKS.map((network) => ({
    network,
    label: LABELS[network],
    href: getAddress(network, social_links[network]?.trim() ?? ''),
  })).filter(({ href }) => SAFE_ADDRESS.test(href) && href !== 'mailto:');

/** The text shortened to this many characters, with an ellipsis. */
export const shortened = (text: string, length: number): string => {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}…`;
};

export const getPath = ({ slug, id }: Pick<Member, 'slug' | 'id'>): string => `/team/${slug || id}`;
