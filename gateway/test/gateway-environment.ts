import { type KeyServer, serviceTestEnvironment } from '@atelier/test-kit';

export const UNREACHABLE = 'http://127.0.0.1:9';
const SERVICES = ['CONTENT', 'CONTACTS', 'AUTH', 'MEDIA', 'ANALYTICS', 'SEO', 'RELEASES', 'SEARCH', 'WEBHOOKS'];

/** A gateway's environment in which every service is away but those that are given. */
export const gatewayTestEnvironment = (
  keys: Pick<KeyServer, 'jwksUrl'>,
  given: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv => ({
  ...serviceTestEnvironment('gateway', keys.jwksUrl),
  ...Object.fromEntries(SERVICES.map((name) => [`${name}_URL`, UNREACHABLE])),
  RATE_LIMITS: 'off',
  ...given,
});
