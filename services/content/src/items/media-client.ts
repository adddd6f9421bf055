import { openAsBlob } from 'node:fs';
import { type Failure, type KnownPicture, knownPictures, type StoredFile, type UploadOwner } from '@atelier/contracts';
import { ENVIRONMENT, InvalidInput, type UploadedFile } from '@atelier/service-kit';
import { HttpException, Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { ContentEnvironment } from '../content-environment.js';

const TIMEOUT_MS = 60_000;
const LOOK_TIMEOUT_MS = 3000;
const OWN_FILE = /^(?:\/api)?\/media\//;
const FAILED = 'Upload failed. Please try again.';

/** Passes on refusals of the media service, such as a picture with too many pixels, in its own words. */
const findRefusal = (status: number, { message, errors }: Failure): HttpException =>
  status === 400 || status === 413 || status === 415
    ? new InvalidInput(errors ?? [], message, undefined, status)
    : new HttpException(message, status);

/** Calls the media service, which stores files, with the caller's own token; it requires the same permission. */
@Injectable()
export class MediaClient {
  constructor(@Inject(ENVIRONMENT) private readonly environment: ContentEnvironment) {}

  /** Stores received and checked files; returns them in the same order. */
  async store(owner: UploadOwner, files: readonly UploadedFile[], authorization: string): Promise<StoredFile[]> {
    const form = new FormData();
    for (const { field, file, filename, contentType } of files)
      form.append(field, await openAsBlob(file, { type: contentType }), filename);
    const { data } = await this.ask<{ data: StoredFile[] }>(owner, 'POST', form, authorization);
    return data;
  }

  /** Deletes files of an item that was not created after all; any that this misses are collected as unreferenced. */
  async discard(owner: UploadOwner, files: readonly StoredFile[], authorization: string): Promise<void> {
    const ids = JSON.stringify({ ids: files.map(({ id }) => id) });
    await this.ask(owner, 'DELETE', ids, authorization);
  }

  /** Which of these pictures of this site no longer exist; empty if the media service is unavailable. */
  async missing(addresses: readonly string[]): Promise<string[]> {
    const own = addresses.filter((address) => OWN_FILE.test(address));
    const answers = await Promise.all(own.map((address) => this.isThere(address).catch(() => true)));
    return own.filter((_address, index) => !answers[index]);
  }

  /** Facts about pictures, by their paths without extension. */
  async known(stems: readonly string[]): Promise<KnownPicture[]> {
    const response = await fetch(`${this.environment.MEDIA_URL}/known-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stems }),
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The media service answered ${response.status}.`);
    return knownPictures.parse(await response.json()).data;
  }

  private async isThere(address: string): Promise<boolean> {
    const path = address.replace(/^\/api/, '');
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    return (await fetch(`${this.environment.MEDIA_URL}${path}`, { method: 'HEAD', signal })).status !== 404;
  }

  private async ask<Answer>(owner: UploadOwner, method: string, body: FormData | string, authorization: string) {
    const headers = { authorization, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${this.environment.MEDIA_URL}/files/${owner}`, {
      method,
      headers,
      body,
      signal,
    }).catch((error: unknown) => {
      throw new ServiceUnavailableException(FAILED, { cause: error });
    });
    if (response.ok) return (await response.json()) as Answer;
    if (response.status >= 500) throw new ServiceUnavailableException(FAILED);
    throw findRefusal(response.status, (await response.json()) as Failure);
  }
}
