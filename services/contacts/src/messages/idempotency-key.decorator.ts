import { idempotencyKey } from '@atelier/contracts';
import { getFieldIssues, InvalidInput } from '@atelier/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const HEADER = 'Idempotency-Key';

/** The request's checked `Idempotency-Key`; undefined if absent. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const parsed = idempotencyKey.optional().safeParse(headers[HEADER.toLowerCase()]);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(getFieldIssues(parsed.error.issues).map((issue) => ({ ...issue, field: HEADER })));
});
