import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { Injectable } from '@nestjs/common';

const MEDIA_TYPE = 'application/json; charset=utf-8';

/** Ready bytes in every coding. */
const readyJson = async (document: object): Promise<ReadyAnswer> => {
  const answer = new ReadyAnswer(Buffer.from(JSON.stringify(document)), MEDIA_TYPE, []);
  await Promise.all([answer.encode('br'), answer.encode('gzip')]);
  return answer;
};

/** The API's documents, created from the contracts on first use to keep startup fast. */
@Injectable()
export class ApiDocuments {
  private openApiAnswer?: Promise<ReadyAnswer>;
  private asyncApiAnswer?: Promise<ReadyAnswer>;

  openApi(): Promise<ReadyAnswer> {
    this.openApiAnswer ??= import('@atelier/contracts/documents/openapi').then(({ openApiDocument }) =>
      readyJson(openApiDocument()),
    );
    return this.openApiAnswer;
  }

  asyncApi(): Promise<ReadyAnswer> {
    this.asyncApiAnswer ??= import('@atelier/contracts/documents/asyncapi').then(({ asyncApiDocument }) =>
      readyJson(asyncApiDocument()),
    );
    return this.asyncApiAnswer;
  }
}
