import { FailureFilter, InvalidInput, LOGGER } from '@atelier/service-kit';
import { type ArgumentsHost, Catch, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const ECHO_MAX_LENGTH = 200;

/** The refused value of a field, if it is worth repeating: plain values, long texts cut. */
const refusedValue = (body: Record<string, unknown>, field: string): unknown => {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (typeof value === 'string') return value.slice(0, ECHO_MAX_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** POST /contact repeats its 400 in `data`: each broken rule with the value that broke it (CON-5). */
@Catch(InvalidInput)
export class RefusedMessageFilter extends FailureFilter {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }

  override catch({ issues, message }: InvalidInput, host: ArgumentsHost) {
    const { body } = host.switchToHttp().getRequest<FastifyRequest<{ Body: Record<string, unknown> | null }>>();
    const details = issues.map((issue) => ({ ...issue, value: refusedValue(body ?? {}, issue.field) }));
    return super.catch(new InvalidInput(issues, message, { message, details }), host);
  }
}
