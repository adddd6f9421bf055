import { type ServiceDefinition, serviceEnvironment, storageEnvironment } from '@atelier/service-kit';
import { canaryEnvironment } from './canaries/canary-environment.js';
import { ReleasesModule } from './releases.module.js';
import { acceptRawUploads } from './uploads/raw-uploads.js';

const environment = serviceEnvironment.extend({ ...storageEnvironment.shape, ...canaryEnvironment.shape });

/** The registry of remotes: their versions, and which one is live. */
export const releasesService = {
  name: 'releases',
  environment,
  module: () => ReleasesModule,
  configure: async (application) => acceptRawUploads(application.getHttpAdapter().getInstance()),
} satisfies ServiceDefinition<typeof environment>;
