import { ENVIRONMENT, LOGGER, Metrics, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { FollowUpsService } from '../follow-ups/follow-ups.service.js';
import { NewsletterBouncesService } from '../newsletter/newsletter-bounces.service.js';
import type { MailHandler } from './mail-handler.js';
import { Mailbox, type MailHeader } from './mailbox.js';
import { MailboxPositions } from './mailbox-positions.js';
import { UnreadableMail } from './parse-mail.js';
import { ReadingSchedule, registerMailbox } from './reading-schedule.js';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** How far back the first reading of a mailbox looks. */
const FIRST_LOOK_MS = 14 * DAY_MS;
const FAILURE = 'the mailbox with customers’ answers could not be read; tried again shortly';

/**
 * Reads the mailbox: answers join their conversations, and returned newsletters are counted. The position moves on after a mail was added and marked, so that a
 * process that is killed in between reads it again; adding it again changes nothing. For the same reason, several processes may
 * read one mailbox.
 */
@Injectable()
export class MailboxReader extends RecurringWork {
  private readonly mailbox: Mailbox | undefined;
  private readonly schedule: ReadingSchedule;
  private readonly takers: readonly MailHandler[];
  private hasNews = false;

  constructor(
    followUps: FollowUpsService,
    bounces: NewsletterBouncesService,
    private readonly positions: MailboxPositions,
    @Inject(ENVIRONMENT) { INBOX_IMAP_URL: address, INBOX_IMAP_POLL_SECONDS: pollSeconds }: ContactsEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) { registry }: Metrics,
  ) {
    const intervalMs = pollSeconds * SECOND_MS;
    super({ intervalMs, firstAfterMs: 0, logger, failure: FAILURE });
    this.schedule = new ReadingSchedule(intervalMs);
    this.takers = [followUps, bounces];
    if (address === undefined) return;
    this.mailbox = new Mailbox(address, () => this.onNewMail());
    registerMailbox(registry, this.schedule);
  }

  override onApplicationBootstrap(): void | Promise<void> {
    if (this.mailbox !== undefined) return super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    this.mailbox?.close();
    await super.beforeApplicationShutdown();
  }

  protected async work(): Promise<void> {
    if (this.mailbox === undefined) return;
    const name = await this.mailbox.open();
    do {
      this.hasNews = false;
      await this.readNew(this.mailbox, name);
    } while (this.hasNews && !this.isClosing);
    this.schedule.onRead();
  }

  private onNewMail(): void {
    this.hasNews = true;
    this.nudge();
  }

  private async readNew(mailbox: Mailbox, name: string): Promise<void> {
    const last = await this.positions.find(name);
    const { lastUid } = mailbox;
    const mails =
      last === undefined ? await mailbox.since(new Date(Date.now() - FIRST_LOOK_MS)) : await mailbox.after(last);
    for (const mail of mails) {
      if (this.isClosing) return;
      await this.read(mailbox, mail);
      await this.positions.advance(name, mail.uid);
    }
    if (last === undefined) await this.positions.advance(name, lastUid);
  }

  private async read(mailbox: Mailbox, { uid, header }: MailHeader): Promise<void> {
    try {
      for (const taker of this.takers) {
        if (!(await taker.isWanted(header))) continue;
        const mail = await mailbox.read(uid);
        if (mail !== undefined && (await taker.add(mail.raw, mail.receivedAt))) await mailbox.markSeen(uid);
        return;
      }
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error;
      this.logger.warn({ uid }, 'a mail in the mailbox is malformed; it stays there');
    }
  }
}
