import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getNetwork } from './network.js';

/** The origin of a request. */
export interface Device {
  /** The browser's own description. */
  userAgent: string | null;
  /** The IP address without its last part. */
  network: string | null;
}

const LONGEST_USER_AGENT = 300;

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header?.split(',')[0]?.trim();

export const getDevice = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device => ({
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
  // Only the gateway reaches this service, and it passes on the client's address.
  network: getNetwork(first(headers['x-forwarded-for']) ?? ip),
});

export const CurrentDevice = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Device => getDevice(context.switchToHttp().getRequest<FastifyRequest>()),
);
