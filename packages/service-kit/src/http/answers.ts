import { failure } from '@atelier/contracts';
import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod';

/** The form of a call's answer: documented, and enforced, so that nothing leaves that the contract does not name. */
export const Answers = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema }),
    ApiResponse({ status: '4XX', description: 'What was wrong, by field.', standardSchema: failure }),
  );

/** Marks a call whose token is documented; the right itself is demanded by RequirePermission. */
export const NeedsToken = () => ApiBearerAuth();
