import { FailureFilter, InvalidInput, LOGGER } from '@atelier/service-kit';
import { type ArgumentsHost, Catch, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const ECHO_MAX_LENGTH = 200;

/** What was refused, as far as it is worth repeating: plain values, long texts cut. */
const echoOf = (body: unknown, field: string): unknown => {
  const value = Object.entries(body ?? {}).find(([key]) => key === field)?.[1];
  if (typeof value === 'string') return value.slice(0, ECHO_MAX_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** POST /contact tells its 400 a second time in `data`, each broken rule with the value that broke it (public-site.md §5). */
@Catch(InvalidInput)
export class RefusedMessageFilter extends FailureFilter {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }

  override catch({ issues, message }: InvalidInput, host: ArgumentsHost) {
    const { body } = host.switchToHttp().getRequest<FastifyRequest>();
    const details = issues.map((issue) => ({ ...issue, value: echoOf(body, issue.field) }));
    return super.catch(new InvalidInput(issues, message, { message, details }), host);
  }
}
