import { createService, mailSettings, type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { PasswordsModule } from './profile/passwords.module.js';
import { SecondFactorsModule } from './second-factors/second-factors.module.js';
import { UsersModule } from './users/users.module.js';

/** The part of the service that commands need: it serves no calls and sends no mails. */
@Module({ imports: [UsersModule, PasswordsModule, SecondFactorsModule] })
class CommandsModule {}

const commandsEnvironment = serviceEnvironment.extend({
  STUDIO_NAME: mailSettings.STUDIO_NAME,
  STUDIO_EMAIL: mailSettings.STUDIO_EMAIL,
});

const authCommands = {
  name: 'auth',
  environment: commandsEnvironment,
  module: () => CommandsModule,
} satisfies ServiceDefinition<typeof commandsEnvironment>;

/** Opens the service's users for a task without HTTP, such as a command line, and closes them afterwards. */
export const withAuth = async <Result>(
  env: NodeJS.ProcessEnv,
  work: (application: INestApplicationContext) => Promise<Result>,
): Promise<Result> => {
  const { application } = await createService(authCommands, env);
  await application.init();
  try {
    return await work(application);
  } finally {
    await application.close();
  }
};
