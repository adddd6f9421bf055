import type { FastifyRequest } from 'fastify';
import type { Caller } from './visitor-hash.js';

/** The relevant headers of a tracking call. */
export interface TrackRequest extends Caller {
  country: string | undefined;
}

/** Headers in which proxies report the country of an address. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code'];
/** Unknown, and the Tor network. */
const NO_COUNTRIES = ['XX', 'T1'];

const findCountry = (headers: FastifyRequest['headers']): string | undefined =>
  COUNTRY_HEADERS.map((name) => String(headers[name] ?? '').toUpperCase()).find(
    (country) => /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.includes(country),
  );

/** Behind the gateway, the site's own host is the browser's origin. */
const getHost = ({ origin = '', host = '' }: FastifyRequest['headers']): string =>
  URL.canParse(origin) ? new URL(origin).host : host;

export const toTrackRequest = ({ headers, ip }: FastifyRequest): TrackRequest => ({
  address: String(headers['x-forwarded-for'] ?? ip),
  userAgent: headers['user-agent'] ?? '',
  host: getHost(headers),
  country: findCountry(headers),
});
