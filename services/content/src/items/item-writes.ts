import { itemId, type UploadOwner } from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONTENT_KINDS } from '../content-kinds.js';
import type { AnyDraft, ItemKind, ItemRecord, ItemWrites } from './item.js';
import { ItemForms } from './item-forms.js';
import { type AnyItems, ItemKinds } from './item-kinds.js';

type Kind = AnyItems['kind'];
type WrittenKind = Kind & { path: UploadOwner; writes: ItemWrites<AnyDraft, object> };

/** The answer about one item, which also includes it under the name of its kind. */
export const toAnswer = <Item extends ItemRecord, Draft, Patch>(
  kind: ItemKind<Item, Draft, Patch>,
  item: Item,
  isStaff: boolean,
  message?: string,
) => {
  const data = kind.answer(item, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data, [kind.kind]: data };
};

/** The calls that change items of one kind. */
const writesController = (kind: WrittenKind) => {
  const { path, noun, writes } = kind;
  const { created, changed, createdWord = 'created' } = writes;

  @Controller()
  class ItemWritesController {
    private readonly items: AnyItems;

    constructor(
      kinds: ItemKinds,
      private readonly forms: ItemForms,
    ) {
      this.items = kinds.of(kind.kind);
    }

    @Operation(`POST /${path}`)
    async create(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer): Promise<unknown> {
      const item = await this.forms.take(request, created, (draft) => this.items.create(draft, viewer));
      return toAnswer(kind, item, true, `${noun} ${createdWord} successfully`);
    }

    @Operation(`PUT /${path}/{id}`)
    async update(
      @Param('id', { schema: itemId(noun) }) id: string,
      @Req() request: FastifyRequest,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ): Promise<unknown> {
      const item = await this.forms.take(request, changed, (patch) =>
        this.items.update(id, patch, { viewer, expectedVersion }),
      );
      return toAnswer(kind, item, true, `${noun} updated successfully`);
    }

    @Operation(`DELETE /${path}/{id}`)
    async delete(
      @Param('id', { schema: itemId(noun) }) id: string,
      @CurrentViewer() viewer: Viewer,
      @ExpectedVersion() expectedVersion: number | undefined,
    ) {
      await this.items.delete(id, { viewer, expectedVersion });
      return { success: true, message: `${noun} deleted successfully` };
    }
  }
  return ItemWritesController;
};

export const WRITE_CONTROLLERS = CONTENT_KINDS.flatMap((kind) =>
  'writes' in kind && kind.writes !== undefined ? [writesController(kind as unknown as WrittenKind)] : [],
);
