import {
  CONTENT_PATHS,
  type ContentPath,
  type ContentSchedule,
  contentSchedule,
  idOrSlug,
  type RevisionListQuery,
  revisionListQuery,
  revisionVersion,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import { ItemKinds } from '../item-kinds.js';
import { scheduleChange } from '../schedule/item-schedule.js';
import { ItemHistory } from './item-history.js';

const NO_STORE = ['cache-control', 'no-store'] as const;

const restoredMessage = (noun: string, version: number, missing: readonly string[]): string => {
  const done = `${noun} restored to version ${version}`;
  if (missing.length === 0) return done;
  const lost =
    missing.length === 1 ? '1 picture in it no longer exists' : `${missing.length} pictures in it no longer exist`;
  return `${done}. ${lost}: ${missing.join(', ')}`;
};

/** History and schedule of the kind at one path. */
const historyController = (path: ContentPath) => {
  @Controller()
  class HistoryController {
    constructor(
      private readonly history: ItemHistory,
      private readonly kinds: ItemKinds,
    ) {}

    @Operation(`GET /${path}/{id}/revisions`)
    @Header(...NO_STORE)
    async list(
      @Param('id', { schema: idOrSlug }) id: string,
      @Query({ schema: revisionListQuery }) query: RevisionListQuery,
    ) {
      return { success: true, ...(await this.history.page(path, id, query)) };
    }

    @Operation(`GET /${path}/{id}/revisions/{version}`)
    @Header(...NO_STORE)
    async one(
      @Param('id', { schema: idOrSlug }) id: string,
      @Param('version', { schema: revisionVersion }) version: number,
    ) {
      return { success: true, data: await this.history.one(path, id, version) };
    }

    @Operation(`POST /${path}/{id}/revisions/{version}/restore`)
    async restore(
      @Param('id', { schema: idOrSlug }) id: string,
      @Param('version', { schema: revisionVersion }) version: number,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ) {
      const { item, missingMedia } = await this.history.restore(path, id, version, { viewer, expectedVersion });
      const { kind } = this.kinds.at(path);
      const message = restoredMessage(kind.noun, version, missingMedia);
      return { success: true, message, data: kind.answer(item, true), missingMedia };
    }

    @Operation(`PUT /${path}/{id}/schedule`)
    async schedule(
      @Param('id', { schema: idOrSlug }) id: string,
      @Body({ schema: contentSchedule }) wanted: ContentSchedule,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ) {
      const items = this.kinds.at(path);
      const context = { action: 'scheduled' } as const;
      const item = await items.change(id, (before) => scheduleChange(items.kind, before, wanted, new Date()), {
        viewer,
        expectedVersion,
        context,
      });
      return { success: true, message: 'Schedule saved successfully', data: items.kind.answer(item, true) };
    }
  }
  return HistoryController;
};

export const HISTORY_CONTROLLERS = CONTENT_PATHS.map(historyController);
