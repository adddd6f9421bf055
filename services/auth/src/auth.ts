import type { ServiceDefinition } from '@atelier/service-kit';
import cookie from '@fastify/cookie';
import { AuthModule } from './auth.module.js';
import { authEnvironment } from './environment.js';

/** Staff, their sessions and tokens, and the keys that verify tokens. */
export const authService = {
  name: 'auth',
  environment: authEnvironment,
  module: () => AuthModule,
  configure: async (application) => {
    await application.register(cookie);
  },
} satisfies ServiceDefinition<typeof authEnvironment>;
