import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@atelier/contracts';
import { type ServiceDefinition, serviceEnvironment, storageEnvironment } from '@atelier/service-kit';
import multipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import { FilesModule } from './files/files.module.js';

const environment = serviceEnvironment.extend(storageEnvironment.shape);

/** One file more than may be sent is let in, so that the refusal can say so in the specified words. */
const multipartLimits: FastifyMultipartOptions = {
  limits: { fileSize: UPLOAD_MAX_BYTES, files: UPLOAD_MAX_FILES + 1, fields: 5, fieldSize: 1000, fieldNameSize: 100 },
  throwFileSizeLimit: false,
};

export const mediaService = {
  name: 'media',
  summary: 'Uploads and the files of the site, in object storage.',
  environment,
  module: () => FilesModule,
  configure: async (application) => {
    await application.register(multipart, multipartLimits);
  },
} satisfies ServiceDefinition<typeof environment>;
