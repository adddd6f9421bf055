import type { FakeServer } from './FakeServer';

/** Redirects XMLHttpRequest to the fake server: everything is sent at once, with two progress events. */
export const sendRequestsTo = (server: FakeServer): void => {
  class FakeRequest {
    readonly upload: { onprogress: ((progress: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';
    private method = '';
    private address = '';
    private isAborted = false;
    private readonly headers: Record<string, string> = {};

    open(method: string, address: string) {
      Object.assign(this, { method, address });
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }

    getResponseHeader() {
      return 'application/json';
    }

    abort() {
      this.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    async send(body: BodyInit | null) {
      this.upload.onprogress?.({ loaded: 40, total: 100 });
      try {
        const answer = await server.fetch(this.address, { method: this.method, headers: this.headers, body });
        if (this.isAborted) return;
        this.upload.onprogress?.({ loaded: 100, total: 100 });
        this.status = answer.status;
        this.responseText = JSON.stringify(await answer.json());
        this.onload?.();
      } catch {
        if (!this.isAborted) this.onerror?.();
      }
      this.onloadend?.();
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
};
