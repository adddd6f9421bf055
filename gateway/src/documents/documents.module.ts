import { Module } from '@nestjs/common';
import { ApiDocuments } from './api-documents.js';
import { DocsPage } from './docs-page.js';
import { DocumentsController } from './documents.controller.js';

@Module({ controllers: [DocumentsController], providers: [ApiDocuments, DocsPage] })
export class DocumentsModule {}
