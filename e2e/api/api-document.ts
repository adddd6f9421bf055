import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Answer {
  content?: Record<string, unknown>;
  /** Failure answers are defined once for all calls. */
  $ref?: string;
}

interface OperationDocument {
  responses: Record<string, Answer>;
  [field: string]: unknown;
}

export interface ApiDocument {
  paths: Record<string, Record<string, OperationDocument>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, Answer> };
}

const DOCUMENT = 'atelier.json';
const pointer = (...steps: string[]) => steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Checks the instance's answers against its own OpenAPI document. */
export class ContractJudge {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly document: ApiDocument;

  constructor(document: ApiDocument) {
    this.document = document;
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, DOCUMENT);
  }

  /** What is wrong with an answer according to the document; undefined if nothing is. */
  complaint(method: string, path: string, status: number, mediaType: string, body: unknown): string | undefined {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) return `${method} ${path} is not documented`;
    const documented = this.documentedStatus(operation, status);
    if (documented === undefined) return `${method} ${path} answered ${status}, which is not documented`;
    const steps = this.stepsTo(operation, path, method, documented);
    if (steps === undefined || !mediaType.includes('json')) return undefined;
    const validate = this.compileValidator(steps);
    if (validate(body)) return undefined;
    return `${method} ${path} ${status}: ${this.ajv.errorsText(validate.errors, { separator: '; ' }).slice(0, 600)}`;
  }

  private documentedStatus({ responses }: OperationDocument, status: number): string | undefined {
    return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => Object.hasOwn(responses, name));
  }

  /** The path of a JSON answer's schema in the document; undefined for other answers. */
  private stepsTo(
    { responses }: OperationDocument,
    path: string,
    method: string,
    status: string,
  ): string[] | undefined {
    const shared = responses[status]?.$ref?.split('/').at(-1);
    const answer = shared === undefined ? responses[status] : this.document.components.responses[shared];
    if (!Object.hasOwn(answer?.content ?? {}, 'application/json')) return undefined;
    const place =
      shared === undefined
        ? ['paths', path, method.toLowerCase(), 'responses', status]
        : ['components', 'responses', shared];
    return [...place, 'content', 'application/json', 'schema'];
  }

  private compileValidator(steps: readonly string[]): ValidateFunction {
    const $ref = `${DOCUMENT}#/${pointer(...steps)}`;
    const validate = this.validators.get($ref) ?? this.ajv.compile({ $ref });
    this.validators.set($ref, validate);
    return validate;
  }
}
