import { type ColleagueQuery, colleagueQuery } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { ColleaguesService } from './colleagues.service.js';

/** Names only, for all staff: colleagues to whom work can be assigned. */
@Controller()
export class ColleaguesController {
  constructor(private readonly colleagues: ColleaguesService) {}

  @Operation('GET /auth/colleagues')
  async list(@Query({ schema: colleagueQuery }) { reading }: ColleagueQuery) {
    return { success: true, data: await this.colleagues.list(reading) };
  }
}
