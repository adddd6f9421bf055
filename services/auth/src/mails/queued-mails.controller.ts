import { type MailListQuery, mailListQuery } from '@atelier/contracts';
import { CurrentViewer, isAllowedTo, MailDesk, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Query } from '@nestjs/common';

/** Receivers are staff: their addresses are for who may read staff. */
const isMaskedFor = (viewer: Viewer): boolean => !isAllowedTo(viewer, 'users', 'read');

@Controller()
export class QueuedMailsController {
  constructor(private readonly desk: MailDesk) {}

  @Operation('GET /auth/mails')
  list(@Query({ schema: mailListQuery }) query: MailListQuery, @CurrentViewer() viewer: Viewer) {
    return this.desk.list(query, isMaskedFor(viewer));
  }

  @Operation('POST /auth/mails/{id}/retry')
  async retry(@Param('id') id: string, @CurrentViewer() viewer: Viewer) {
    const data = await this.desk.retry(id, isMaskedFor(viewer));
    return { success: true, message: 'The mail is on its way again', data };
  }

  @Operation('POST /auth/mails/{id}/give-up')
  async giveUp(@Param('id') id: string) {
    await this.desk.giveUp(id);
    return { success: true, message: 'The mail was given up' };
  }
}
