/** What the suite uses of Lighthouse, which is only installed to run it. */
declare module 'lighthouse' {
  interface Category {
    score: number | null;
    auditRefs: readonly { id: string; weight: number }[];
  }

  interface Audit {
    title: string;
    score: number | null;
    numericValue?: number;
  }

  interface Result {
    categories: Partial<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>>;
    audits: Partial<Record<string, Audit>>;
    runtimeError?: { message: string };
  }

  // biome-ignore lint/style/noDefaultExport: Lighthouse exports its function by default.
  export default function lighthouse(
    address: string,
    flags: { port: number; output: 'json'; logLevel: 'error' },
  ): Promise<{ lhr: Result } | undefined>;
}
