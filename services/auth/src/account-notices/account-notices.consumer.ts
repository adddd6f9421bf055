import type { CloudEvent } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ACCOUNT_EVENT_TYPES, AccountNotices } from './account-notices.js';

@Controller()
export class AccountNoticesConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notices: AccountNotices,
  ) {}

  @EventPattern(ACCOUNT_EVENT_TYPES)
  async onAccountEvent(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.notices.follow(event));
  }
}
