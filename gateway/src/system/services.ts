import type { GatewayEnvironment } from '../environment.js';

/** Every service behind the gateway. */
export const SERVICES = [
  'content',
  'contacts',
  'auth',
  'media',
  'analytics',
  'seo',
  'releases',
  'search',
  'webhooks',
] as const;
export type ServiceName = (typeof SERVICES)[number];
type ServiceVariable = `${Uppercase<ServiceName>}_URL`;

export const serviceUrl = (environment: GatewayEnvironment, name: ServiceName): string =>
  environment[`${name.toUpperCase()}_URL` as ServiceVariable];
