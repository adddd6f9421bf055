import { isDeepStrictEqual } from 'node:util';
import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DocumentsWriter } from '../documents/documents-writer.js';
import { RevisionsRepository } from '../documents/revisions.repository.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { StudioCopy } from './studio-copy.js';

/** Feeds and cards contain the studio's name, and cards its colors, so a change recreates both. */
@Controller()
export class StudioConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly studio: StudioCopy,
    private readonly pages: PagesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly writer: DocumentsWriter,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent) {
    await this.inbox.once(event, async () => {
      const settings = getData(studioUpdated, event);
      const before = await this.studio.cardFacts();
      if (!(await this.studio.keep(settings))) return;
      if (!isDeepStrictEqual(before, await this.studio.cardFacts())) await this.pages.demandCards();
      await this.revisions.demand();
    });
    this.writer.nudge();
  }
}
