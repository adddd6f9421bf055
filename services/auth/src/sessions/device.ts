import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.js';

/** What a request tells of where it comes from. */
export interface Device {
  /** What the browser says of itself. */
  userAgent: string | null;
  /** Its IP address without the last part. */
  network: string | null;
}

const LONGEST_USER_AGENT = 300;

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header?.split(',')[0]?.trim();

export const deviceOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device => ({
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
  // The gateway, which alone reaches this service, names whom it speaks for.
  network: networkOf(first(headers['x-forwarded-for']) ?? ip),
});

export const CurrentDevice = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Device => deviceOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
