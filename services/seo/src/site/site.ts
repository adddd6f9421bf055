import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SeoEnvironment } from '../seo-environment.js';

/** The site as the world addresses it. */
@Injectable()
export class Site {
  readonly name: string;
  private readonly origin: string;

  constructor(@Inject(ENVIRONMENT) environment: Pick<SeoEnvironment, 'STUDIO_NAME' | 'ATELIER_PUBLIC_URL'>) {
    this.name = environment.STUDIO_NAME;
    this.origin = new URL(environment.ATELIER_PUBLIC_URL).origin;
  }

  /** The absolute address of a path on this site; other signs than an address may hold are encoded. */
  urlOf(path: string): string {
    const url = new URL(this.origin);
    url.pathname = path;
    return url.href;
  }

  /** The absolute address of what staff entered: a path on this site, or an address elsewhere. */
  addressOf(entered: string | null): string | null {
    return entered !== null && URL.canParse(entered, this.origin) ? new URL(entered, this.origin).href : null;
  }

  /** Where a picture that staff entered lies in the storage; undefined where it is none of the site's own. */
  mediaPathOf(entered: string | null): string | undefined {
    const address = this.addressOf(entered);
    if (address === null) return undefined;
    const { origin, pathname } = new URL(address);
    return origin === this.origin && pathname.startsWith('/media/') ? pathname.slice(1) : undefined;
  }

  titleOf(title: string): string {
    return `${title} — ${this.name}`;
  }
}
