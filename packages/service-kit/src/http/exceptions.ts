import type { FieldIssue } from '@atelier/contracts';
import { HttpException } from '@nestjs/common';

/** 400 with the violated rules by field; 413 or 415 if the rule is about size or type. */
export class InvalidInput extends HttpException {
  constructor(
    readonly issues: readonly FieldIssue[],
    message = 'Validation failed',
    readonly data?: unknown,
    status: 400 | 413 | 415 = 400,
  ) {
    super(message, status);
  }
}

/** 429, or 503 if the caller is not at fault, with the seconds to wait before a retry. */
export class TryLater extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    status: 429 | 503 = 429,
  ) {
    super(message, status);
  }
}

/** 401 without a usable token. */
export class AuthenticationRequired extends HttpException {
  constructor(message = 'Authentication required.') {
    super(message, 401);
  }
}

/** 403: authenticated, but not allowed. */
export class AccessDenied extends HttpException {
  constructor(message = 'Access denied.') {
    super(message, 403);
  }
}
