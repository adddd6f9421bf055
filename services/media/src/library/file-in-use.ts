import type { FileUse } from '@atelier/contracts';
import { HttpException } from '@nestjs/common';

const getName = ({ kind, title }: FileUse): string => (title === null ? `a ${kind}` : `“${title}”`);

/** A 409 for a deletion that lists the items that show the file. */
export class FileInUse extends HttpException {
  readonly data: { usedIn: FileUse[] };

  constructor(usedIn: FileUse[]) {
    super(
      `This file is shown by ${usedIn.map(getName).slice(0, 5).join(', ')}${usedIn.length > 5 ? ' and others' : ''}.`,
      409,
    );
    this.data = { usedIn };
  }
}
