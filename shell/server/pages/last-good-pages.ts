const MAX_PAGES = 500;

/** The last complete HTML of each address, for when a service does not answer. */
export class LastGoodPages {
  private readonly pages = new Map<string, string>();

  get(url: string): string | undefined {
    return this.pages.get(url);
  }

  keep(url: string, html: string): void {
    this.pages.delete(url);
    this.pages.set(url, html);
    const [oldest] = this.pages.keys();
    if (this.pages.size > MAX_PAGES && oldest !== undefined) this.pages.delete(oldest);
  }
}
