import { isEventStream } from '@atelier/service-kit/http/request-hooks';
import type { FastifyInstance } from 'fastify';
import { operationOfUrl } from '../routing/operation-of-path.js';
import type { RequestFigures } from './request-figures.js';

/** Records figures for each call that the framework answers, and keeps answers to a token out of every cache. */
export const addAnswerHooks = (fastify: FastifyInstance, figures: RequestFigures) => {
  fastify.addHook('onSend', (request, reply, _payload, next) => {
    const isPersonal = request.headers.authorization !== undefined;
    if (isPersonal && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next();
  });
  fastify.addHook('onResponse', (request, reply, next) => {
    if (!isEventStream(reply)) figures.of(operationOfUrl(request.method, request.url)).observe(reply.elapsedTime);
    figures.countStatus(reply.statusCode);
    next();
  });
};
