import { createService } from '@atelier/service-kit';
import type { INestApplicationContext } from '@nestjs/common';
import { authService } from './auth.js';

/** Lends the application to a piece of work that needs no HTTP, such as a command line, and closes it again. */
export const withAuth = async <Result>(
  env: NodeJS.ProcessEnv,
  work: (application: INestApplicationContext) => Promise<Result>,
): Promise<Result> => {
  const { application } = await createService(authService, env);
  await application.init();
  try {
    return await work(application);
  } finally {
    await application.close();
  }
};
