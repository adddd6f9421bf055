const RETRY_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Code that is loaded when it is first needed, by name. A failed chunk is requested once more after a pause, and then not until
 * it is retried, because a render that waits for it would repeat the request forever.
 */
export class Chunks<Content> {
  readonly #loaded = new Map<string, Content>();
  readonly #loading = new Map<string, Promise<Content | undefined>>();

  /** A loaded chunk, otherwise a promise of it, the same for every caller. Undefined if it could not be loaded. */
  get(name: string, request: () => Promise<Content>): Content | Promise<Content | undefined> {
    return this.#loaded.get(name) ?? this.#loading.get(name) ?? this.#load(name, request);
  }

  /** Requests a chunk again after it could not be loaded. */
  async retry(name: string, request: () => Promise<Content>): Promise<void> {
    this.#loading.delete(name);
    await this.get(name, request);
  }

  #load(name: string, request: () => Promise<Content>): Promise<Content | undefined> {
    const promise = request()
      .catch(() => pause(RETRY_MS).then(request))
      .then((content) => {
        this.#loaded.set(name, content);
        return content;
      })
      .catch(() => undefined);
    this.#loading.set(name, promise);
    return promise;
  }
}

/**
 * Loads a page as a document after its chunk could not be loaded, as after a release, because the server knows the versions in
 * use. Returns false without a connection: the document would replace the page with an error of the browser.
 */
export const loadDocument = (
  href: string,
  { location, navigator }: Pick<Window, 'location' | 'navigator'> = window,
) => {
  if (navigator.onLine) location.assign(href);
  return navigator.onLine;
};
