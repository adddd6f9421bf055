import { type CloudEvent, projectUpdated } from '@atelier/contracts';
import { Inbox, type RunningService, serviceEnvironment, startService } from '@atelier/service-kit';
import { Controller, Module } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';

export interface Probe {
  /** Part of the transaction, which may begin anew. */
  effect: () => void;
  /** Called after the effect is committed. */
  onApplied: () => void;
}

/** A real service with one consumer, which takes the updates of projects with this subject and ignores those of other tests. */
export const startProbe = async (
  env: NodeJS.ProcessEnv,
  subject: string,
  { effect, onApplied }: Probe,
): Promise<RunningService> => {
  @Controller()
  class ProjectsConsumer {
    constructor(private readonly inbox: Inbox) {}

    @EventPattern(projectUpdated.type)
    async onProjectUpdated(@Payload() event: CloudEvent) {
      if (event.subject !== subject) return;
      if ((await this.inbox.once(event, async () => effect())) === 'applied') onApplied();
    }
  }
  @Module({ controllers: [ProjectsConsumer] })
  class ConsumerModule {}
  const definition = { name: 'probe', summary: '', environment: serviceEnvironment, module: () => ConsumerModule };
  return startService(definition, env);
};
