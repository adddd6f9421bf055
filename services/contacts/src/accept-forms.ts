import { registerMultipart } from '@atelier/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const UNSUBSCRIBE = '/contact/newsletter/unsubscribe';
const FORM_LIMIT_BYTES = 2048;
const FORM = 'application/x-www-form-urlencoded';
const APPLICATIONS = '/contact/applications';

class FormNotAccepted extends Error {
  readonly statusCode = 415;
}

const requireUnsubscribe = ({ routeOptions }: FastifyRequest) => {
  if (routeOptions.url !== UNSUBSCRIBE) throw new FormNotAccepted('Forms are accepted only to unsubscribe.');
};

/**
 * Mail programs unsubscribe with a form (RFC 8058, 3.2); the token is in the address, so the content of a multipart one is not
 * read. Applications are multipart because of their file. No other call accepts forms, because other sites' pages can send
 * those.
 */
export const acceptForms = async (application: NestFastifyApplication): Promise<void> => {
  const fastify = application.getHttpAdapter().getInstance();
  const options = { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES } as const;
  fastify.addContentTypeParser(FORM, options, async (request: FastifyRequest, text: string) => {
    requireUnsubscribe(request);
    return Object.fromEntries(new URLSearchParams(text));
  });
  await registerMultipart(application);
  fastify.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || request.routeOptions.url === APPLICATIONS) return;
    requireUnsubscribe(request);
    request.raw.resume();
    request.body = {};
  });
};
