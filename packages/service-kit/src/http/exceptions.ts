import type { FieldIssue } from '@atelier/contracts';
import { HttpException } from '@nestjs/common';

/** 400 with the violated rules by field; 413 or 415 if the rule is about size or type. */
export class InvalidInput extends HttpException {
  readonly issues: readonly FieldIssue[];
  readonly data: unknown;

  constructor(
    issues: readonly FieldIssue[],
    message = 'Validation failed',
    data?: unknown,
    status: 400 | 413 | 415 = 400,
  ) {
    super(message, status);
    this.issues = issues;
    this.data = data;
  }
}

/** 429, or 503 if the caller is not at fault, with the seconds to wait before a retry. */
export class TryLater extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, status: 429 | 503 = 429) {
    super(message, status);
    this.retryAfterSeconds = retryAfterSeconds;
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
