import { createService, Transactions } from '@atelier/service-kit';
import { ApplicationFiles } from './applications/application-files.js';
import { contactsService } from './contacts.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

/** Removes every message with its answers and files for good; subscribers stay. Answers how many there were. */
export const reset = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { application } = await createService(contactsService, env);
  await application.init();
  try {
    // No events: what consumers counted did happen.
    return await application.get(Transactions).run(async () => {
      await application.get(ApplicationFiles, { strict: false }).removeAll();
      await application.get(ResponsesRepository, { strict: false }).removeAll();
      return application.get(SubmissionsRepository, { strict: false }).removeAll();
    });
  } finally {
    await application.close();
  }
};
