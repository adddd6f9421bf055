import { ENVIRONMENT, InvalidInput } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { ContentEnvironment } from '../content-environment.js';
import { getPictures, type PictureFields } from './shown-pictures.js';

const REFUSAL = 'Pictures must come from the media library';

/** Refuses new pictures from other sites, because their hosts learn the address of every visitor who sees them. */
@Injectable()
export class ExternalPictures {
  constructor(@Inject(ENVIRONMENT) private readonly environment: ContentEnvironment) {}

  /** Throws 400 if a change adds pictures of other sites; existing ones may stay. */
  refuse({ addresses, texts }: PictureFields, change: object, before: object = {}): void {
    if (this.environment.EXTERNAL_IMAGES === 'allow') return;
    const known = new Set(getPictures({ addresses, texts }, before));
    const isNew = (address: string) => !known.has(address) && this.isExternal(address);
    const fields = [
      ...addresses.filter((field) => getPictures({ addresses: [field], texts: [] }, change).some(isNew)),
      ...texts.filter((field) => getPictures({ addresses: [], texts: [field] }, change).some(isNew)),
    ];
    if (fields.length > 0) throw new InvalidInput(fields.map((field) => ({ field, message: REFUSAL })));
  }

  private isExternal(address: string): boolean {
    const { origin } = new URL(this.environment.ATELIER_PUBLIC_URL);
    return !URL.canParse(address, origin) || new URL(address, origin).origin !== origin;
  }
}
