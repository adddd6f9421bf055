import type { ServiceDefinition } from '@atelier/service-kit';
import cookie from '@fastify/cookie';
import { AuthModule } from './auth.module.js';
import { authEnvironment } from './environment.js';

export const authService = {
  name: 'auth',
  summary: 'Staff, their sessions and tokens, and the keys that tokens are checked by.',
  environment: authEnvironment,
  module: () => AuthModule,
  configure: async (application) => {
    await application.register(cookie);
  },
} satisfies ServiceDefinition<typeof authEnvironment>;
