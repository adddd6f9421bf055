import {
  followInput,
  paginate,
  type RedirectInput,
  type RedirectListQuery,
  redirectId,
  redirectInput,
  redirectListQuery,
  redirectRemoval,
} from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { RedirectsService } from './redirects.service.js';

@Controller()
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Operation('GET /seo/redirects')
  async list(@Query({ schema: redirectListQuery }) query: RedirectListQuery) {
    const { redirects, total } = await this.redirects.list(query);
    return { success: true, data: redirects, total, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('PUT /seo/redirects')
  async set(@Body({ schema: redirectInput }) input: RedirectInput) {
    return { success: true, message: 'Redirect saved successfully', data: await this.redirects.set(input) };
  }

  @Operation('DELETE /seo/redirects/{id}')
  async remove(
    @Param('id', { schema: redirectId }) id: string,
    @Query({ schema: redirectRemoval }) { to }: { to?: string },
  ) {
    await this.redirects.remove(id, to);
    return { success: true, message: 'Redirect deleted successfully' };
  }

  @Operation('POST /seo/redirects/follow')
  async follow(@Body({ schema: followInput }) { path }: { path: string }) {
    return { success: true, data: { to: await this.redirects.follow(path) } };
  }

  @Operation('GET /seo/missing')
  async missing() {
    return { success: true, data: await this.redirects.listMissing() };
  }
}
