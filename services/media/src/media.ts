import {
  registerMultipart,
  type ServiceDefinition,
  serviceEnvironment,
  storageEnvironment,
} from '@atelier/service-kit';
import { FilesModule } from './files/files.module.js';

const environment = serviceEnvironment.extend(storageEnvironment.shape);

export const mediaService = {
  name: 'media',
  summary: 'Uploads and the files of the site, in object storage.',
  environment,
  module: () => FilesModule,
  configure: registerMultipart,
} satisfies ServiceDefinition<typeof environment>;
