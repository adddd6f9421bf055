import {
  CONTENT_KINDS,
  type ContentKind,
  idOrSlug,
  type Publication,
  publication,
  revisionVersion,
} from '@atelier/contracts';
import { CurrentViewer, RequireStaff, requirePermission, type Viewer } from '@atelier/service-kit';
import { Controller, Get, NotFoundException, Param, SerializeOptions } from '@nestjs/common';
import * as z from 'zod';
import { ItemKinds } from '../item-kinds.js';
import { Revisions } from './revisions.js';

const kindName = z.enum(CONTENT_KINDS);

/** What the gateway needs for the receipt of a publication. Not part of the public API: the gateway routes nothing here. */
@Controller('publications/:kind/:id/:version')
export class PublicationsController {
  constructor(
    private readonly kinds: ItemKinds,
    private readonly revisions: Revisions,
  ) {}

  @Get()
  @RequireStaff()
  @SerializeOptions({ schema: publication })
  async read(
    @Param('kind', { schema: kindName }) kind: ContentKind,
    @Param('id', { schema: idOrSlug }) id: string,
    @Param('version', { schema: revisionVersion }) version: number,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Publication> {
    const { event, at, receipt } = await this.find(kind, id, version, viewer);
    return { event: { ...event, at: at.toISOString() }, receipt: receipt ?? null };
  }

  private async find(kind: ContentKind, id: string, version: number, viewer: Viewer) {
    const items = this.kinds.of(kind);
    requirePermission(viewer, [items.kind.resource], 'read');
    const item = await items.existing(id);
    const found = await this.revisions.find(item.id, version);
    if (found?.event == null) throw new NotFoundException(`Version ${version} was not published.`);
    return { ...found, event: found.event };
  }
}
