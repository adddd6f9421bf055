import { type ContactAnalyticsQuery, contactAnalyticsQuery } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { ContactAnalyticsService } from './contact-analytics.service.js';

@Controller()
export class ContactAnalyticsController {
  constructor(private readonly analytics: ContactAnalyticsService) {}

  @Operation('GET /contact/analytics')
  async figures(@Query({ schema: contactAnalyticsQuery }) query: ContactAnalyticsQuery) {
    return { success: true, data: await this.analytics.of(query) };
  }
}
