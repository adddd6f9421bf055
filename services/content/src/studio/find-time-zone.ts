import { createService } from '@atelier/service-kit';
import { contentService } from '../content.js';
import { StudioService } from './studio.service.js';

/** The studio's time zone, for programs that work on the service's data. */
export const findTimeZone = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    return (await application.get(StudioService).facts()).timeZone;
  } finally {
    await application.close();
  }
};
