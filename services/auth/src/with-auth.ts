import { createService, mailSettings, type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { PasswordsModule } from './profile/passwords.module.js';
import { SecondFactorsModule } from './second-factors/second-factors.module.js';
import { UsersModule } from './users/users.module.js';

/** As much of the service as commands need: it answers no calls and sends no mails. */
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

/** Lends the users of the service to a piece of work that needs no HTTP, such as a command line, and closes it again. */
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
