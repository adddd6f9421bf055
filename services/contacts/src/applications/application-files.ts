import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

interface FileFields {
  /** ID of the application. */
  _id: string;
  content: Buffer;
}

export const APPLICATION_FILE = 'ApplicationFile';
export const applicationFileSchema = new Schema<FileFields>(
  { _id: String, content: { type: Buffer, required: true } },
  { collection: 'application_files', versionKey: false, strict: 'throw' },
);

/** Files of applications, stored with their submissions so that one transaction keeps or erases both. */
@Injectable()
export class ApplicationFiles {
  constructor(@InjectModel(APPLICATION_FILE) private readonly files: Model<FileFields>) {}

  async insert(submissionId: string, content: Buffer): Promise<void> {
    await this.files.create([{ _id: submissionId, content }]);
  }

  async find(submissionId: string): Promise<Buffer | undefined> {
    return (await this.files.findById(submissionId))?.content;
  }

  async removeFor(submissionIds: readonly string[]): Promise<void> {
    await this.files.deleteMany({ _id: trusted({ $in: [...submissionIds] }) });
  }

  async removeAll(): Promise<void> {
    await this.files.deleteMany();
  }
}
