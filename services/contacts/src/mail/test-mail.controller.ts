import { randomUUID } from 'node:crypto';
import { CurrentViewer, letter, MailQueue, Operation, type Viewer } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { StudioCopy } from '../studio/studio-copy.js';

/** Sends a test mail, to check that mail is set up and how it looks. */
@Controller()
export class TestMailController {
  constructor(
    private readonly studio: StudioCopy,
    private readonly queue: MailQueue,
  ) {}

  @Operation('POST /contact/test-mail')
  async send(@CurrentViewer() viewer: Viewer) {
    const { sender, notices, signature } = await this.studio.mail();
    // An API key has no mailbox, so the studio gets the mail instead.
    const to = viewer?.email.includes('@') ? { name: viewer.firstName, address: viewer.email } : notices;
    const text = 'This is a test mail. It arrived, so mails of the studio leave with these settings.';
    const mail = { to, from: sender, subject: 'A test mail', ...letter([text], sender, signature) };
    await this.queue.add({ ...mail, causedBy: randomUUID(), kind: 'test' });
    return { success: true, message: `A test mail is on its way to ${to.address}` };
  }
}
