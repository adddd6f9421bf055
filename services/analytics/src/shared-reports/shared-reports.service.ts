import {
  MAX_SHARED_REPORTS,
  type NewSharedReport,
  type OpenedSharedReport,
  type SharedReport,
  sharedReportCreated,
  sharedReportFigures,
  sharedReportRevoked,
} from '@atelier/contracts';
import { AuditTrail, currentActor, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Types } from 'mongoose';
import { ReportService } from '../report/report.service.js';
import {
  auditedFields,
  auditedReport,
  digestOf,
  getExpiry,
  newToken,
  pathFor,
  toSharedReport,
} from './shared-report.js';
import type { StoredSharedReport } from './shared-report.schema.js';
import { SharedReportsRepository } from './shared-reports.repository.js';

const UNKNOWN = 'This link has expired or was revoked.';

/** Links that show the report to people without an account. */
@Injectable()
export class SharedReportsService {
  constructor(
    private readonly links: SharedReportsRepository,
    private readonly reports: ReportService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async all(): Promise<SharedReport[]> {
    return (await this.links.all()).map(toSharedReport);
  }

  /** The path contains the token, which is shown only this once. */
  async create({ name, days, lifetime }: NewSharedReport): Promise<SharedReport & { path: string }> {
    const token = newToken();
    const createdAt = new Date();
    const link: StoredSharedReport = {
      _id: new Types.ObjectId(),
      name,
      days,
      digest: digestOf(token),
      createdAt,
      createdBy: currentActor().name,
      lastOpenedAt: null,
      expiresAt: getExpiry(lifetime, createdAt),
    };
    const shared = toSharedReport(link);
    const { id, expiresAt } = shared;
    await this.transactions.run(async () => {
      if ((await this.links.count()) >= MAX_SHARED_REPORTS)
        throw new ConflictException(`There can be at most ${MAX_SHARED_REPORTS} shared reports. Revoke one first.`);
      await this.links.insert(link);
      await this.outbox.add(sharedReportCreated, id, { id, days, expiresAt });
      const item = auditedReport(link);
      await this.audit.record({ action: 'created', resource: 'analytics', item, after: auditedFields(link) });
    });
    return { ...shared, path: pathFor(token) };
  }

  async revoke(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const link = await this.links.delete(id);
      if (link === null) throw new NotFoundException('Shared report not found');
      await this.outbox.add(sharedReportRevoked, id, { id });
      const item = auditedReport(link);
      await this.audit.record({ action: 'deleted', resource: 'analytics', item, before: auditedFields(link) });
    });
  }

  /** Throws the same 404 for unknown, expired, and revoked links. */
  async open(token: string): Promise<OpenedSharedReport> {
    const link = await this.links.open(digestOf(token), new Date());
    if (link === null) throw new NotFoundException(UNKNOWN);
    const { name, days } = link;
    const report = await this.reports.report({ days, compare: 'previous' });
    // Removes what visitors must not see.
    return { name, days, report: sharedReportFigures.parse(report) };
  }
}
