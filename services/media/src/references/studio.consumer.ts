import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ShownFiles } from './shown-files.js';

/** Files in the settings count as used, like those in items. */
@Controller()
export class StudioConsumer {
  constructor(
    private readonly shown: ShownFiles,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent): Promise<void> {
    const { media, seo, version } = getData(studioUpdated, event);
    const settings = { kind: 'studio', id: 'studio', title: 'Studio settings', path: '/', version } as const;
    // Events of earlier versions list no media other than the picture.
    const item = { ...settings, media, image: seo.shareImage };
    await this.inbox.once(event, () => this.shown.follow(item, false, new Date(event.time)));
  }
}
