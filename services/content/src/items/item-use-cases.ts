import type { BulkResult, BulkUpdate } from '@atelier/contracts';
import { checkedBody, eachOf, type Viewer } from '@atelier/service-kit';
import type * as z from 'zod';
import type { ItemRecord } from './item.js';
import type { Change, Items } from './items.js';

/** What can be done with items of every kind; how a draft becomes an item, and what a patch changes, each kind says itself. */
export abstract class ItemUseCases<Item extends ItemRecord, Draft, Patch> {
  protected constructor(
    protected readonly items: Items<Item>,
    private readonly patchSchema: z.ZodType<Patch>,
    /** What people call one of them, such as 'Service'. */
    private readonly noun: string,
  ) {}

  abstract create(draft: Draft, viewer: Viewer): Promise<Item>;
  abstract update(idOrSlug: string, patch: Patch, change: Change): Promise<Item>;

  find(idOrSlug: string, viewer: Viewer): Promise<Item> {
    return this.items.find(idOrSlug, viewer);
  }

  delete(idOrSlug: string, change: Change): Promise<void> {
    return this.items.trash(idOrSlug, change);
  }

  updateEach(updates: BulkUpdate, viewer: Viewer): Promise<BulkResult[]> {
    return this.each(updates, 'updated', ({ id, data }) =>
      this.update(id, checkedBody(this.patchSchema, data), { viewer }),
    );
  }

  deleteEach(ids: readonly string[], viewer: Viewer): Promise<BulkResult[]> {
    const ones = ids.map((id) => ({ id }));
    return this.each(ones, 'deleted', ({ id }) => this.delete(id, { viewer }));
  }

  mayRead(viewer: Viewer): boolean {
    return this.items.mayRead(viewer);
  }

  private each<One extends { id: string }>(ones: readonly One[], done: string, work: (one: One) => Promise<unknown>) {
    return eachOf(ones, {
      apply: async (one) => {
        await work(one);
        return `${this.noun} ${done} successfully`;
      },
      unexpected: (error) => this.items.reportFailure(error),
    });
  }
}
