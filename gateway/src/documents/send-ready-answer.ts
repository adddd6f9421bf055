import { preferredEncoding } from '@atelier/service-kit/cache/accept-encoding';
import type { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';

const withHeaders = (reply: FastifyReply, headers: readonly string[]): FastifyReply => {
  for (let index = 0; index < headers.length; index += 2) void reply.header(headers[index] ?? '', headers[index + 1]);
  return reply;
};

/** Sends ready bytes in the client's preferred coding, or 304 if the client has them. */
export const sendReadyAnswer = (request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply => {
  if (answer.isKnownBy(request.headers['if-none-match']))
    return withHeaders(reply, answer.unchanged).status(304).send();
  const { body, headers } = answer.in(preferredEncoding(request.headers['accept-encoding']?.toString()));
  return withHeaders(reply, headers).send(body);
};
