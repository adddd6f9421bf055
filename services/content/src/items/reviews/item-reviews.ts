import {
  type AuditAction,
  type ContentKind,
  isAllowed,
  type Review,
  reviewRequested,
  reviewReturned,
} from '@atelier/contracts';
import { AccessDenied, AuditTrail, Outbox, requirePermission, Transactions, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { getName } from '../change-recorder.js';
import { DraftRevisions } from '../drafts/draft-revisions.js';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { requireMayEdit } from '../write-limits.js';
import type { StoredReview } from './review.schema.js';
import { Reviews, reviewFacts, toReview } from './reviews.js';

type Person = NonNullable<Viewer>;

/** Reviews of items: people who may not publish ask for them, people who may publish answer. */
@Injectable()
export class ItemReviews {
  constructor(
    private readonly kinds: ItemKinds,
    private readonly reviews: Reviews,
    private readonly drafts: DraftRevisions,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async list(person: Person): Promise<Review[]> {
    const kinds = this.kinds.all().map(({ kind }) => kind);
    const published = kinds.filter(({ resource }) => isAllowed(person, resource, 'publish')).map(({ kind }) => kind);
    const found = await this.reviews.list(published, person.sub);
    const existing = await this.findExisting(found);
    return found.filter(({ _id }) => existing.has(_id)).map(toReview);
  }

  /** Asking again replaces the earlier request. Throws 409 if there is nothing to publish. */
  request(kind: ContentKind, id: string, note: string, person: Person): Promise<Review> {
    return this.transactions.run(async () => {
      const items = this.toItems(kind, person);
      const item = await items.existing(id);
      requireMayEdit(items.kind, item, person);
      const copy = await this.drafts.findWorkingCopy(item.id);
      if (items.kind.isPublic(item) && copy === null)
        throw new ConflictException('There is nothing to review: this version is published already.');
      const review: StoredReview = {
        _id: item.id,
        kind,
        title: items.kind.getTitle({ ...item, ...copy?.values }),
        state: 'requested',
        requestedBy: getName(person) ?? '',
        requestedById: person.sub,
        requestedAt: new Date(),
        note,
        answer: null,
      };
      await this.reviews.keep(review);
      await this.outbox.add(reviewRequested, item.slug, reviewFacts(items.kind, review));
      await this.record('review_requested', items, item, note, person);
      return toReview(review);
    });
  }

  return(kind: ContentKind, id: string, note: string, person: Person): Promise<Review> {
    return this.transactions.run(async () => {
      const { items, item, review } = await this.existing(kind, id, person);
      if (!isAllowed(person, items.kind.resource, 'publish'))
        throw new AccessDenied('Only people who may publish can return a review.');
      if (review.answer !== null) throw new ConflictException(`${review.answer.by} has returned this already.`);
      const answer = { by: getName(person) ?? '', at: new Date(), note };
      const returned: StoredReview = { ...review, state: 'returned', answer };
      await this.reviews.keep(returned);
      await this.outbox.add(reviewReturned, item.slug, {
        ...reviewFacts(items.kind, returned),
        actorId: person.sub,
      });
      await this.record('review_returned', items, item, note, person);
      return toReview(returned);
    });
  }

  async withdraw(kind: ContentKind, id: string, person: Person): Promise<void> {
    const { items, item, review } = await this.existing(kind, id, person);
    if (review.requestedById !== person.sub && !isAllowed(person, items.kind.resource, 'publish'))
      throw new AccessDenied('Only people who may publish can withdraw the review of somebody else.');
    await this.reviews.end(item.id);
  }

  /** IDs of the reviewed items outside the trash: one can be deleted while somebody asks for its review. */
  private async findExisting(reviews: readonly StoredReview[]): Promise<ReadonlySet<string>> {
    const ids = [...Map.groupBy(reviews, ({ kind }) => kind)].map(([kind, ofKind]) =>
      this.kinds.of(kind).repository.findExisting(ofKind.map(({ _id }) => _id)),
    );
    return new Set((await Promise.all(ids)).flat());
  }

  private async existing(kind: ContentKind, id: string, person: Person) {
    const items = this.toItems(kind, person);
    const item = await items.existing(id);
    const review = await this.reviews.find(item.id);
    if (review === undefined) throw new NotFoundException('Nobody asked for a review of this item.');
    return { items, item, review };
  }

  private toItems(kind: ContentKind, person: Person): AnyItems {
    const items = this.kinds.of(kind);
    requirePermission(person, items.kind.resource, 'write');
    return items;
  }

  private async record(action: AuditAction, { kind }: AnyItems, item: ItemRecord, note: string, viewer: Person) {
    await this.audit.record({
      viewer,
      action,
      resource: kind.resource,
      item: { kind: kind.kind, id: item.id, title: kind.getTitle(item) },
      ...(note === '' ? {} : { note }),
    });
  }
}
