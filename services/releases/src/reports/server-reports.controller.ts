import { type ServerReportsInput, serverReportsInput } from '@atelier/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ReportsService } from './reports.service.js';

/** For the shell's server, inside the platform: the gateway forwards only addresses under /releases to this service. */
@Controller()
export class ServerReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post('renders')
  @HttpCode(202)
  async count(@Body({ schema: serverReportsInput }) { versions }: ServerReportsInput) {
    await this.reports.countFromServer(versions);
    return { success: true };
  }
}
