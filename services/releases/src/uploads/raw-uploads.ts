import { errorCodes, type FastifyInstance } from 'fastify';

/** The only route with a raw body, whatever its content type; all others read only JSON. */
const UPLOAD_ROUTE = '/releases/:remote/versions/:version/files/*';

const RAW_BODY = 'application/vnd.atelier.release-file';

/** Passes the body to the upload route as a stream. The declared type stays in `request.raw.headers`. */
export const acceptRawUploads = (fastify: FastifyInstance): void => {
  const isUpload = (url: string | undefined) => url === UPLOAD_ROUTE;
  fastify.addHook('onRequest', (request, _reply, next) => {
    // The parser is chosen by content type before any handler runs, and the JSON parser would read the body.
    if (isUpload(request.routeOptions.url)) request.headers = { 'content-type': RAW_BODY };
    next();
  });
  fastify.addContentTypeParser(RAW_BODY, (request, body, done) => {
    if (isUpload(request.routeOptions.url)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
};
