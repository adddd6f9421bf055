import { aPost, ask, type Site, type Staff, sendMessage, toSlug } from './visitors-and-staff.ts';

const PAUSE_MS = 500;

/** Posts and messages sent one after another, with a record of the acknowledged ones. */
export class SteadyWork {
  readonly posts: string[] = [];
  readonly messages: string[] = [];
  readonly mark = `kept${Date.now()}`;
  refused = 0;
  private isStopped = false;
  private count = 0;
  private readonly site: Site;
  private readonly staff: Staff;
  private readonly work: Promise<void>;

  constructor(site: Site, staff: Staff) {
    this.site = site;
    this.staff = staff;
    this.work = this.goOn();
  }

  get acknowledged(): number {
    return this.posts.length + this.messages.length;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  private async goOn(): Promise<void> {
    while (!this.isStopped) {
      this.count += 1;
      await (this.count % 4 === 0 ? this.send() : this.publish());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async publish(): Promise<void> {
    const title = `${this.mark} number ${this.count}`;
    const { status } = await this.staff('POST', '/blog', aPost(title));
    if (status === 201) this.posts.push(toSlug(title));
    else this.refused += 1;
  }

  private async send(): Promise<void> {
    const email = `${this.mark}-${this.count}@example.com`;
    const { status } = await sendMessage(this.site, email);
    if (status === 201) this.messages.push(email);
    else this.refused += 1;
  }
}

/** Whether every service, the pages, the files in object storage, and the mail catcher answer. */
export const isWhole = async ({ url, mailUrl }: Site): Promise<boolean> => {
  const { body } = await ask(`${url}/api/health`);
  const services = Object.values(body?.services ?? {}) as { status: string; broker: string }[];
  const isConnected = services.every(({ status, broker }) => status === 'ok' && broker === 'connected');
  if (services.length === 0 || !isConnected) return false;
  const answers = await Promise.all([ask(`${url}/`), ask(`${url}/rss.xml`), ask(`${mailUrl}/api/v1/info`)]);
  return answers.every(({ status }) => status === 200);
};
