import { createHash, randomBytes } from 'node:crypto';
import type { PreviewInput, PreviewLink } from '@atelier/contracts';
import { requirePermission, type Viewer } from '@atelier/service-kit';
import { GoneException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { getName } from '../change-recorder.js';
import { DraftRevisions } from '../drafts/draft-revisions.js';
import { ItemKinds } from '../item-kinds.js';
import { PREVIEW, type StoredPreview } from './preview.schema.js';
import { presentableValues, previewedItem } from './previewed-item.js';

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;
const UNKNOWN = 'This preview does not exist.';
const EXPIRED = 'This preview has expired.';

const computeDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Temporary links that show unpublished content to anyone who has the link. */
@Injectable()
export class PreviewsService {
  constructor(
    @InjectModel(PREVIEW) private readonly previews: Model<StoredPreview>,
    private readonly kinds: ItemKinds,
    private readonly drafts: DraftRevisions,
  ) {}

  async make(
    { kind, id, values, replaces, expiresInHours }: PreviewInput,
    viewer: Viewer,
    now = new Date(),
  ): Promise<PreviewLink> {
    const items = this.kinds.of(kind);
    requirePermission(viewer, items.kind.resource, 'write');
    const item = id === undefined ? undefined : await items.existing(id);
    const expiresAt = new Date(now.getTime() + expiresInHours * HOUR_MS);
    const token = await this.store(replaces, {
      kind,
      itemId: item?.id ?? null,
      values: values === undefined ? null : presentableValues(items.kind, values),
      createdBy: getName(viewer),
      createdById: viewer?.sub ?? null,
      expiresAt,
    });
    return { url: `/preview/${token}`, token, expiresAt: expiresAt.toISOString() };
  }

  /** Stores under the earlier link if it is the same person's, of the same item; otherwise under a new one. */
  private async store(replaces: string | undefined, preview: Omit<StoredPreview, '_id'>): Promise<string> {
    const { kind, itemId, createdById } = preview;
    if (replaces !== undefined && createdById !== null) {
      const own = { _id: computeDigest(replaces), kind, itemId, createdById };
      const { matchedCount } = await this.previews.updateOne(own, preview);
      if (matchedCount > 0) return replaces;
    }
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.previews.create({ _id: computeDigest(token), ...preview });
    return token;
  }

  /** The content behind the link, in the format of the public API. */
  async look(token: string, now = new Date()) {
    const preview = await this.previews.findById(computeDigest(token)).lean<StoredPreview>();
    if (preview === null) throw new NotFoundException(UNKNOWN);
    const { kind, expiresAt } = preview;
    if (expiresAt <= now) throw new GoneException(EXPIRED);
    return { kind, item: await this.shown(preview), expiresAt: expiresAt.toISOString() };
  }

  private async shown({ kind, itemId, values }: StoredPreview): Promise<unknown> {
    const items = this.kinds.of(kind);
    const item = itemId === null ? undefined : await items.repository.find(itemId);
    if (itemId !== null && (item === undefined || item.trashed)) throw new GoneException(EXPIRED);
    const standing =
      values ?? (itemId === null ? undefined : (await this.drafts.findWorkingCopy(itemId))?.values) ?? {};
    return items.kind.answer(await previewedItem(items, item, standing), false);
  }
}
