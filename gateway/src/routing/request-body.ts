import { InvalidInput } from '@atelier/service-kit/http/exceptions';
import { BodyIncomplete, BodyTooLarge, BodyTooSlow, readBody } from '@atelier/service-kit/http/read-body';
import { checkedBody } from '@atelier/service-kit/http/validation';
import { BadRequestException, PayloadTooLargeException, RequestTimeoutException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';

export const BODY_TOO_LARGE = 'The request body is too large.';
const MAX_JSON_BYTES = 64 * 1024;

const getFailure = (error: unknown): unknown => {
  if (error instanceof BodyTooLarge) return new PayloadTooLargeException(BODY_TOO_LARGE);
  if (error instanceof BodyTooSlow) return new RequestTimeoutException('The request took too long to arrive.');
  if (error instanceof BodyIncomplete) return new BadRequestException('The request body is incomplete.');
  return error;
};

/** Reads a body to its end, so that a slow sender holds no connection of a service. */
export const readRequestBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number,
): Promise<Buffer> => {
  try {
    return await readBody(request.raw, maxBytes);
  } catch (error) {
    void reply.header('connection', 'close');
    throw getFailure(error);
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new InvalidInput([{ field: 'body', message: 'Body must be valid JSON' }]);
  }
};

/** The body of a call that the gateway answers itself: it parses none for the services. */
export const readJsonBody = async <Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<z.output<Schema>> => {
  const body = await readRequestBody(request, reply, MAX_JSON_BYTES);
  return checkedBody(schema, parseJson(body.toString('utf8')));
};
