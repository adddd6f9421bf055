interface Flight<Result> {
  generation: number;
  result: Promise<Result>;
}

/** One question for all who want the same at the same time. */
export class Flights<Result> {
  private readonly flights = new Map<string, Flight<Result>>();

  /** Who asks after a change must not be given what was asked for before it: that is another generation. */
  join(url: string, generation: number, ask: () => Promise<Result>): Promise<Result> {
    const underway = this.flights.get(url);
    if (underway?.generation === generation) return underway.result;
    const result = ask().finally(() => {
      if (this.flights.get(url)?.result === result) this.flights.delete(url);
    });
    this.flights.set(url, { generation, result });
    return result;
  }
}
