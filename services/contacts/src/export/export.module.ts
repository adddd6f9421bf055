import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ExportController } from './export.controller.js';

@Module({ imports: [SubmissionsModule], controllers: [ExportController] })
export class ExportModule {}
