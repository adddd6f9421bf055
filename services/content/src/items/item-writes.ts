import { type BulkUpdate, bulkIds, bulkUpdate, itemId, type UploadOwner } from '@atelier/contracts';
import { bulkAnswerOf, CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ItemRecord } from './item.js';
import type { ItemForm, ItemForms } from './item-forms.js';
import type { ItemUseCases } from './item-use-cases.js';

/** What the calls that change items of one kind have of their own. */
export interface ItemWrites<Item extends ItemRecord, Draft, Patch> {
  /** First step of their addresses. */
  path: UploadOwner;
  created: ItemForm<Draft>;
  changed: ItemForm<Patch>;
  /** What people call one of them, and several in the answer of a bulk call. */
  noun: string;
  nouns: string;
  /** 'created', or 'added' for people. */
  madeWord?: string;
  answer(item: Item, isStaff: boolean, message?: string): unknown;
}

/** A controller with the calls that change items; a kind's own controller extends it by what it answers. */
export const itemWrites = <Item extends ItemRecord, Draft, Patch>({
  path,
  created,
  changed,
  noun,
  nouns,
  madeWord = 'created',
  answer,
}: ItemWrites<Item, Draft, Patch>) => {
  abstract class ItemWritesController {
    protected constructor(
      private readonly useCases: ItemUseCases<Item, Draft, Patch>,
      protected readonly forms: ItemForms,
    ) {}

    @Operation(`POST /${path}`)
    async create(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer): Promise<unknown> {
      const item = await this.forms.take(request, created, (draft) => this.useCases.create(draft, viewer));
      return answer(item, true, `${noun} ${madeWord} successfully`);
    }

    @Operation(`PUT /${path}/{id}`)
    async update(
      @Param('id', { schema: itemId(noun) }) id: string,
      @Req() request: FastifyRequest,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ): Promise<unknown> {
      const item = await this.forms.take(request, changed, (patch) =>
        this.useCases.update(id, patch, { viewer, expectedVersion }),
      );
      return answer(item, true, `${noun} updated successfully`);
    }

    @Operation(`DELETE /${path}/{id}`)
    async delete(
      @Param('id', { schema: itemId(noun) }) id: string,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ) {
      await this.useCases.delete(id, { viewer, expectedVersion });
      return { success: true, message: `${noun} deleted successfully` };
    }

    @Operation(`PATCH /${path}/bulk`)
    async updateMany(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: Viewer) {
      return bulkAnswerOf(await this.useCases.updateEach(updates, viewer), nouns, 'updated');
    }

    @Operation(`DELETE /${path}/bulk`)
    async deleteMany(@Body({ schema: bulkIds }) ids: string[], @CurrentViewer() viewer: Viewer) {
      return bulkAnswerOf(await this.useCases.deleteEach(ids, viewer), nouns, 'deleted');
    }
  }
  return ItemWritesController;
};
