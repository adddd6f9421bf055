import { AuditTrail, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import { toRelease, type VersionRecord } from '../versions/version.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { VersionsService } from '../versions/versions.service.js';
import { PreviewTokens } from './preview-tokens.js';

export const PREVIEW_SECONDS = 60 * 60;

/** Shows a version that is not live to one browser. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly registered: VersionsService,
    private readonly versions: VersionsRepository,
    private readonly channels: ChannelsService,
    private readonly tokens: PreviewTokens,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 404 or 409 for a version that could not go live, such as a blocked one. */
  async start(remote: string, version: string): Promise<{ token: string; path: string; expiresAt: string }> {
    await this.channels.requirePromotable(remote, version);
    const { pages } = toRelease(await this.registered.get(remote, version));
    const expiresAt = new Date(Date.now() + PREVIEW_SECONDS * 1000).toISOString();
    const item = { kind: 'version', id: `${remote}:${version}`, title: `${remote} ${version}` };
    const note = `In one browser, until ${expiresAt}`;
    await this.transactions.run(() => this.audit.record({ action: 'previewed', resource: 'releases', item, note }));
    return { token: this.tokens.issue({ remote, version, expiresAt }), path: pages?.routes[0] ?? '/', expiresAt };
  }

  /** The version of a token; undefined if the token is not valid, or the version was blocked or removed since. */
  async open(token: string): Promise<VersionRecord | undefined> {
    const preview = this.tokens.read(token);
    const record = preview && (await this.versions.find(preview.remote, preview.version));
    return record?.blocked ? undefined : record;
  }
}
