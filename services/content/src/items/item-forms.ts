import { CONTENT_UPLOADS, imageTooLarge, type StoredFile, type UploadOwner } from '@atelier/contracts';
import { checkedBody, LOGGER, multipartBody, withMultipartForm } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { MediaClient } from './media-client.js';

/** A stored file with the name of its form field. */
export interface PlacedFile {
  field: string;
  url: string;
}

/** How a kind's body is read. */
export interface ItemForm<Input> {
  owner: UploadOwner;
  schema: z.ZodType<Input>;
  /** Sets the addresses of files in the item. */
  place(input: Input, files: readonly PlacedFile[]): Input;
}

/** Reads bodies that are JSON, or forms with files next to the fields. */
@Injectable()
export class ItemForms {
  constructor(
    private readonly media: MediaClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Passes the checked input to `work`. Files are stored only for valid fields, and discarded if `work` fails. */
  async take<Input, Result>(
    request: FastifyRequest,
    form: ItemForm<Input>,
    work: (input: Input) => Promise<Result>,
  ): Promise<Result> {
    const { owner, schema } = form;
    if (!request.isMultipart()) return work(checkedBody(schema, request.body));
    const rule =
      owner === 'projects' ? { ...CONTENT_UPLOADS.projects, tooLarge: imageTooLarge } : CONTENT_UPLOADS[owner];
    return withMultipartForm(request, rule, async ({ fields, files }) => {
      const input = checkedBody(schema, multipartBody(fields, schema));
      if (files.length === 0) return work(input);
      const authorization = request.headers.authorization ?? '';
      const stored = await this.media.store(owner, files, authorization);
      const placed = stored.map(({ url }, index) => ({ url, field: files[index]?.field ?? '' }));
      try {
        return await work(form.place(input, placed));
      } catch (error) {
        await this.giveBack(owner, stored, authorization);
        throw error;
      }
    });
  }

  private async giveBack(owner: UploadOwner, stored: readonly StoredFile[], authorization: string): Promise<void> {
    await this.media
      .discard(owner, stored, authorization)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'files could not be given back; they will be collected'),
      );
  }
}
