import {
  labelOfPostCategory,
  POST_CATEGORIES,
  type PostDraft,
  type PostPatch,
  type PostTerms,
  type TermMove,
  type TermMoveInput,
  type TermMoveResult,
  WRITE_LIMITS,
} from '@atelier/contracts';
import { AuditTrail, type Facets, InvalidInput, requirePermission, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable } from '@nestjs/common';
import { getName } from '../../items/change-recorder.js';
import { ItemKinds } from '../../items/item-kinds.js';
import type { ItemFilter } from '../../items/item-list.js';
import type { Items } from '../../items/items.js';
import { type PostChange, postKind } from '../post.js';
import type { PostRecord } from '../post-record.js';
import { type StoredMove, TermMoves } from './term-moves.js';

/** One call must end within the time limit of its caller. */
export const POSTS_PER_CALL = 100;
const OLDEST_FIRST = { key: 'date', direction: 1 } as const;

const isCategory = (name: string): boolean => POST_CATEGORIES.some(({ slug }) => slug === name);

const toLabel = (kind: TermMoveInput['kind'], name: string): string =>
  kind === 'category' ? labelOfPostCategory(name) : name;

const alreadyMoving = ({ kind, from, to }: StoredMove): ConflictException =>
  new ConflictException(
    `Posts are being moved from “${toLabel(kind, from)}” to “${toLabel(kind, to)}” right now. Try again in a minute.`,
  );

const getFilter = ({ kind, from }: TermMoveInput): ItemFilter =>
  kind === 'tag' ? { keyword: from } : { facets: { category: from } };

/** The post with the new name in place of the old one; no change if it does not have the old one. */
const withMovedTerm =
  ({ kind, from, to }: TermMoveInput) =>
  ({ category, tags }: PostRecord): PostChange => {
    if (kind === 'category') return category === from ? { category: to } : {};
    return tags.includes(from) ? { tags: [...new Set(tags.map((tag) => (tag === from ? to : tag)))] } : {};
  };

/** Categories and tags of posts: their counts, and moves of posts from one to another. */
@Injectable()
export class PostTermsService {
  private readonly posts: Items<PostRecord, PostDraft, PostPatch>;

  constructor(
    kinds: ItemKinds,
    private readonly moves: TermMoves,
    private readonly audit: AuditTrail,
  ) {
    this.posts = kinds.get(postKind);
  }

  async list(): Promise<PostTerms> {
    const [categories, tags, moves] = await Promise.all([
      this.posts.breakdown('category'),
      this.posts.breakdown('keyword', {}, 'keyword'),
      this.moves.list(),
    ]);
    const count = new Map(categories.map((one) => [one.value, one.count]));
    return {
      categories: POST_CATEGORIES.map(({ slug, label }) => ({ name: slug, label, count: count.get(slug) ?? 0 })),
      tags: tags.map(({ value, count: posts }) => ({ name: String(value), label: String(value), count: posts })),
      moves: await Promise.all(moves.map((move) => this.toMove(move))),
    };
  }

  /** Moves some of the posts of everybody, live ones included; the same call continues an unfinished move. */
  async move(input: TermMoveInput, viewer: Viewer): Promise<TermMoveResult> {
    for (const right of WRITE_LIMITS) requirePermission(viewer, 'blog', right);
    for (const field of ['from', 'to'] as const)
      if (input.kind === 'category' && !isCategory(input[field]))
        throw new InvalidInput([{ field, message: 'Category must be one of the blog categories' }]);
    const move = await this.begin(input, viewer);
    const posts = await this.posts.repository.first(getFilter(input), OLDEST_FIRST, POSTS_PER_CALL);
    const change = { viewer, context: { keepsDrafts: true } };
    let moved = 0;
    for (const { id } of posts)
      if ((await this.posts.changeIfThere(id, withMovedTerm(input), change)) !== undefined) moved += 1;
    const result = await this.toMove(move);
    await this.moves.noteCall(move, result.remaining);
    return { ...result, moved };
  }

  /** The name that replaced one that no post has, or no published one; undefined if there is none. */
  async replacementOf(kind: TermMoveInput['kind'], name: string, posts: Facets): Promise<string | undefined> {
    const move = await this.moves.find(kind, name);
    return move === undefined || (await this.countOf(move, posts)) > 0 ? undefined : move.to;
  }

  private async begin(input: TermMoveInput, viewer: Viewer): Promise<StoredMove> {
    const known = await this.moves.find(input.kind, input.from);
    if (known?.to === input.to) return known;
    const { kind, from, to } = input;
    return this.posts.together(async () => {
      const clashing = await this.moves.findClashing(input);
      if (clashing !== undefined) throw alreadyMoving(clashing);
      const move = await this.moves.keep(input, getName(viewer));
      await this.audit.record({
        viewer,
        action: 'updated',
        resource: 'blog',
        item: { kind, id: move._id, title: toLabel(kind, to), path: '/admin/blog/terms' },
        before: { name: toLabel(kind, from) },
        after: { name: toLabel(kind, to) },
      });
      return move;
    });
  }

  private async toMove({ kind, from, to, movedAt, movedBy }: StoredMove): Promise<TermMove> {
    const remaining = await this.countOf({ kind, from, to });
    return { kind, from, to, remaining, movedAt: movedAt.toISOString(), movedBy };
  }

  private async countOf({ kind, from }: TermMoveInput, posts: Facets = {}): Promise<number> {
    if (kind === 'category') return this.posts.total({ ...posts, category: from });
    return (await this.posts.breakdown('keyword', { ...posts, keyword: from }, 'keyword'))[0]?.count ?? 0;
  }
}
