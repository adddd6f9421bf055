import type { ParametersOf } from '@atelier/contracts/http/operation';
import type { AnswerOfCall, BodyOfCall, OperationKey, Operations, QueryOfCall } from '@atelier/contracts/operations';

/** An API call by method and path, such as `GET /blog/{id}`. */
export type CallKey = OperationKey;
export type ReadKey = Extract<OperationKey, `GET ${string}`>;

type None<Name extends string> = { [Key in Name]?: never };

type Parameters<Key extends CallKey> = [ParametersOf<Key>] extends [never]
  ? None<'params'>
  : { params: Readonly<Record<ParametersOf<Key>, string>> };

/** Optional if all of its fields are optional. */
type Query<Key extends CallKey> = [QueryOfCall<Key>] extends [never]
  ? None<'query'>
  : Record<never, never> extends QueryOfCall<Key>
    ? { query?: QueryOfCall<Key> }
    : { query: QueryOfCall<Key> };

/** Files are sent as FormData, whose fields have no types. */
type Form<Key extends CallKey> = Operations[Key] extends { upload: unknown } ? FormData : never;

type Body<Key extends CallKey> = [BodyOfCall<Key>] extends [never]
  ? None<'body'>
  : { body: BodyOfCall<Key> | Form<Key> };

type AddressInput<Key extends CallKey> = Parameters<Key> & Query<Key>;
/** The input of a call: path, query, and body. */
export type CallInput<Key extends CallKey> = AddressInput<Key> & Body<Key>;

/** The second argument of a call; optional if nothing in it is required. */
export type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

declare const ANSWER: unique symbol;

/** The path of a read below /api, typed with its answer. Also the answer's cache key. */
export type Address<Answer> = string & { readonly [ANSWER]?: Answer };

interface Places {
  params?: Readonly<Record<string, string>> | undefined;
  query?: object | undefined;
}

/** Method and address of a call. Undefined query fields are not sent. */
export const getPlace = (key: string, { params = {}, query = {} }: Places = {}): [method: string, path: string] => {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
    // `{path}` is the rest of the address, including slashes.
    const encode = name === 'path' ? encodeURI : encodeURIComponent;
    return encode(params[name] ?? '');
  });
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
  return [method, search === '' ? path : `${path}?${search}`];
};

/** The address of a read, with its answer's type: `getAddress('GET /blog', { query: { limit: 9 } })`. */
export const getAddress = <Key extends ReadKey>(key: Key, ...[input]: Optional<AddressInput<Key>>) =>
  getPlace(key, input as Places)[1] as Address<AnswerOfCall<Key>>;
