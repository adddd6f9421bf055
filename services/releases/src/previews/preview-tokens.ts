import { remoteName, remoteVersion } from '@atelier/contracts';
import { BOX_KEY, type BoxKeyFields, SealingKeys } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import * as z from 'zod';

const preview = z.strictObject({ remote: remoteName, version: remoteVersion, expiresAt: z.iso.datetime() });
export type Preview = z.infer<typeof preview>;

const OWNER = 'version preview';
/** The box is long enough to hold a nonce and a full authentication tag. */
const TOKEN = /^([\w-]{1,40})\.([\w+/]{60,}={0,2})$/;

/** Values of the preview cookie. They are sealed and authenticated, so nobody else can make or change one. */
@Injectable()
export class PreviewTokens extends SealingKeys {
  constructor(@InjectModel(BOX_KEY) stored: Model<BoxKeyFields>) {
    super(stored, 'version-previews', undefined);
  }

  issue(wanted: Preview): string {
    const { keyId, box } = this.seal(JSON.stringify(wanted), OWNER);
    return `${keyId}.${box}`;
  }

  /** Undefined if the token is forged, changed or expired. */
  read(token: string, now = new Date()): Preview | undefined {
    const [, keyId, box] = TOKEN.exec(token) ?? [];
    const text = keyId === undefined || box === undefined ? undefined : this.open({ keyId, box }, OWNER);
    const known = text === undefined ? undefined : preview.parse(JSON.parse(text));
    return known !== undefined && new Date(known.expiresAt) > now ? known : undefined;
  }
}
