interface Call<Result> {
  generation: number;
  result: Promise<Result>;
}

/** Shares one call among concurrent requests for the same URL. */
export class SingleFlight<Result> {
  private readonly calls = new Map<string, Call<Result>>();

  /** A request made after a change never joins a call that started before it, because the generation differs. */
  join(url: string, generation: number, ask: () => Promise<Result>): Promise<Result> {
    const underway = this.calls.get(url);
    if (underway?.generation === generation) return underway.result;
    const result = ask().finally(() => {
      if (this.calls.get(url)?.result === result) this.calls.delete(url);
    });
    this.calls.set(url, { generation, result });
    return result;
  }
}
