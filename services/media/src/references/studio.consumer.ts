import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { showingOfStudio } from './showing.js';
import { ShownFiles } from './shown-files.js';

@Controller()
export class StudioConsumer {
  constructor(
    private readonly shown: ShownFiles,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent): Promise<void> {
    await this.inbox.once(event, () => this.shown.follow(showingOfStudio(event), new Date(event.time)));
  }
}
