import { type PresenceReport, presenceReport } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PresenceService } from './presence.service.js';

@Controller()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Operation('PUT /auth/presence')
  async report(@CurrentViewer() viewer: Viewer, @Body({ schema: presenceReport }) report: PresenceReport) {
    return { success: true, data: await this.presence.report(viewer, report) };
  }
}
