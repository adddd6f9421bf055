import { type BulkIds, type BulkUpdate, bulkIds, bulkUpdate } from '@atelier/contracts';
import { CurrentViewer, checkedBody, forEachItem, getBulkAnswer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { CONTENT_KINDS } from '../content-kinds.js';
import { type AnyItems, ItemKinds } from './item-kinds.js';

/** The calls that change many items of one kind, each separately. */
const bulkController = ({ kind, path, noun, bulk }: AnyItems['kind']) => {
  const { patch } = bulk;

  @Controller()
  class ItemBulkController {
    private readonly items: AnyItems;

    constructor(kinds: ItemKinds) {
      this.items = kinds.of(kind);
    }

    @Operation(`PATCH /${path}/bulk`)
    async updateMany(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: Viewer) {
      const results = await this.each(updates, 'updated', ({ id, expectedVersion, data }) =>
        this.items.update(id, checkedBody(patch, data), { viewer, expectedVersion, context: { keepsDrafts: true } }),
      );
      return getBulkAnswer(results, bulk.noun, 'updated');
    }

    @Operation(`DELETE /${path}/bulk`)
    async deleteMany(@Body({ schema: bulkIds }) ids: BulkIds, @CurrentViewer() viewer: Viewer) {
      const results = await this.each(ids, 'deleted', ({ id, expectedVersion }) =>
        this.items.delete(id, { viewer, expectedVersion }),
      );
      return getBulkAnswer(results, bulk.noun, 'deleted');
    }

    private each<One extends { id: string }>(ones: readonly One[], done: string, work: (one: One) => Promise<unknown>) {
      return forEachItem(ones, {
        apply: async (one) => {
          await work(one);
          return `${noun} ${done} successfully`;
        },
        unexpected: (error) => this.items.reportFailure(error),
      });
    }
  }
  return ItemBulkController;
};

export const BULK_CONTROLLERS = CONTENT_KINDS.map((kind) => bulkController(kind as unknown as AnyItems['kind']));
