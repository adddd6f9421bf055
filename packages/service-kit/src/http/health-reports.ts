import { Injectable } from '@nestjs/common';

type Report = () => Promise<object>;

/** What a service adds to its readiness about a server that only some of its answers need. Being away does not make it unready. */
@Injectable()
export class HealthReports {
  private readonly reports = new Map<string, Report>();

  add(name: string, report: Report): void {
    this.reports.set(name, report);
  }

  async read(): Promise<Record<string, object>> {
    const read = [...this.reports].map(async ([name, report]) => [name, await report()] as const);
    return Object.fromEntries(await Promise.all(read));
  }
}
