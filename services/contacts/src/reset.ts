import { createService, Transactions } from '@atelier/service-kit';
import { ApplicationFiles } from './applications/application-files.js';
import { CommentsRepository } from './comments/comments.repository.js';
import { contactsService } from './contacts.js';
import { FollowUpsRepository } from './follow-ups/follow-ups.repository.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

/** Permanently deletes every message with its answers, comments, and files; keeps subscribers. Returns the number of messages. */
export const reset = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { application } = await createService(contactsService, env);
  await application.init();
  try {
    // Publishes no events: the counts of consumers remain valid.
    return await application.get(Transactions).run(async () => {
      await application.get(ApplicationFiles, { strict: false }).removeAll();
      await application.get(CommentsRepository, { strict: false }).removeAll();
      await application.get(FollowUpsRepository, { strict: false }).removeAll();
      await application.get(ResponsesRepository, { strict: false }).removeAll();
      return application.get(SubmissionsRepository, { strict: false }).removeAll();
    });
  } finally {
    await application.close();
  }
};
