import type { FastifyRequest } from 'fastify';
import type { Caller } from './visitor-hash.js';

/** What a tracking call says by its headers. */
export interface TrackRequest extends Caller {
  country: string | undefined;
}

/** Proxies that know where an address lies say it in one of these. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code'];
/** Not known, and the network that hides it. */
const NO_COUNTRIES = ['XX', 'T1'];

const countryOf = (headers: FastifyRequest['headers']): string | undefined =>
  COUNTRY_HEADERS.map((name) => String(headers[name] ?? '').toUpperCase()).find(
    (country) => /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.includes(country),
  );

/** Behind the gateway the site's own host is the browser's origin. */
const hostOf = ({ origin = '', host = '' }: FastifyRequest['headers']): string =>
  URL.canParse(origin) ? new URL(origin).host : host;

export const trackRequestOf = ({ headers, ip }: FastifyRequest): TrackRequest => ({
  address: String(headers['x-forwarded-for'] ?? ip),
  userAgent: headers['user-agent'] ?? '',
  host: hostOf(headers),
  country: countryOf(headers),
});
