import { type Conflict, expectedVersion, VERSION_HEADER } from '@atelier/contracts';
import { createParamDecorator, type ExecutionContext, HttpException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from './exceptions.js';
import { getFieldIssues } from './validation.js';

/** The version that the caller saw, from `If-Match`; undefined if absent or `*`. */
export const ExpectedVersion = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const parsed = expectedVersion.optional().safeParse(headers[VERSION_HEADER.toLowerCase()]);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(getFieldIssues(parsed.error.issues).map((issue) => ({ ...issue, field: VERSION_HEADER })));
});

/** 409: somebody else changed the item in the meantime. `data` has the current version, its author and its time. */
export class VersionConflict extends HttpException {
  constructor(
    readonly data: Conflict,
    message = 'This item was changed by someone else in the meantime.',
  ) {
    super(message, 409);
  }
}

/** Accepts a change that is based on the current version, or that names no version. */
export const requireVersion = (
  expected: number | undefined,
  standing: { version: number; updatedBy: string | null; updatedAt: Date },
): void => {
  if (expected === undefined || expected === standing.version) return;
  throw new VersionConflict({
    version: standing.version,
    updated_by: standing.updatedBy,
    updated_at: standing.updatedAt.toISOString(),
  });
};
