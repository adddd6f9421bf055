import { errorCodes, type FastifyInstance } from 'fastify';

/** The one route whose body is bytes, whatever its content type says; everywhere else only JSON is read. */
const UPLOAD_ROUTE = '/releases/:remote/versions/:version/files/*';

const RAW_BODY = 'application/vnd.atelier.release-file';

/** Gives the upload route its body as a stream. The declared type stays in `request.raw.headers`. */
export const acceptRawUploads = (fastify: FastifyInstance): void => {
  const isUpload = (url: string | undefined) => url === UPLOAD_ROUTE;
  fastify.addHook('onRequest', (request, _reply, next) => {
    // The parser is chosen by content type before any handler runs, and JSON has a parser that would read the body.
    if (isUpload(request.routeOptions.url)) request.headers = { 'content-type': RAW_BODY };
    next();
  });
  fastify.addContentTypeParser(RAW_BODY, (request, body, done) => {
    if (isUpload(request.routeOptions.url)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
};
