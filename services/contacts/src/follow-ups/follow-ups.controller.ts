import { idOrSlug } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Param } from '@nestjs/common';
import { toFollowUp } from './follow-up-record.js';
import { FollowUpsService } from './follow-ups.service.js';

@Controller()
export class FollowUpsController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Operation('GET /contact/{id}/follow-ups')
  async list(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: (await this.followUps.list(id)).map(toFollowUp) };
  }
}
