import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestOverHttp, type ServerResponse } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { join, normalize } from 'node:path';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { remoteManifest } from '@atelier/contracts/releases/http';
import { Problem } from '@atelier/release-kit/problem';
import webpack from 'webpack';
import { browserConfig, DEVELOPMENT_BUILD, getVersion } from '../remote-config.ts';
import { remoteOptions } from '../remote-options.ts';
import { developmentDocument, OWN_PATHS } from './development-document.ts';

interface Options {
  /** Absolute path of the remote. */
  folder: string;
  /** Origin of a running Atelier. */
  platformUrl: string;
  port: number;
  tell(line: string): void;
}

const RELOAD_SCRIPT = `new EventSource('${OWN_PATHS.changes}').onmessage = () => location.reload();`;

/** Builds the remote now and after each change. Resolves after the first build. */
const watch = (folder: string, onBuilt: (stats: webpack.Stats) => void): Promise<void> => {
  const options = remoteOptions(folder, 'development');
  const compiler = webpack(browserConfig(options, getVersion(options)));
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error !== null || stats === undefined) return reject(error);
      onBuilt(stats);
      resolve();
    });
  });
};

const send = (response: ServerResponse, status: number, body: string | Buffer, type = 'text/plain; charset=utf-8') => {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

const sendFile = (response: ServerResponse, folder: string, name: string): void => {
  const file = join(folder, DEVELOPMENT_BUILD, normalize(`/${name}`));
  if (statSync(file, { throwIfNoEntry: false })?.isFile())
    send(response, 200, readFileSync(file), typeOfBuildFile(name));
  else send(response, 404, 'Not found');
};

const getBody = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Rejects requests for another host or from another site's script, which the developer did not make. */
const isOwn = ({ url = '', headers }: IncomingMessage, port: number): boolean =>
  /^\/(?!\/)/.test(url) && [`localhost:${port}`, `127.0.0.1:${port}`].includes(headers.host ?? '');

/** Serves the platform's documents with the local remote; proxies everything else to the platform. */
export class PlatformProxy {
  private readonly options: Options;
  private readonly platform: URL;

  constructor(options: Options) {
    this.options = options;
    if (!/^https?:\/\//i.test(options.platformUrl) || !URL.canParse(options.platformUrl))
      throw new Problem(`${options.platformUrl} is not an address such as http://localhost:4000.`);
    this.platform = new URL(options.platformUrl);
  }

  pass(request: IncomingMessage, response: ServerResponse): void {
    const { protocol, hostname, port, origin } = this.platform;
    const ask = protocol === 'https:' ? requestOverHttps : requestOverHttp;
    const { method, url: path = '/' } = request;
    const asked = ask({ hostname, port, path, method, headers: this.headersFor(request) }, (answer) => {
      const isDocument = method === 'GET' && answer.headers['content-type']?.startsWith('text/html') === true;
      if (isDocument) return void this.sendDocument(path.split('?')[0] ?? '/', answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // Else a stream of events would stay open, and count against the limit of its reader.
    response.once('close', () => asked.destroy());
    asked.on('error', ({ message }) => send(response, 502, `${origin} does not answer (${message}).`));
    request.pipe(asked);
  }

  private headersFor({ headers }: IncomingMessage) {
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, origin, ...rest } = headers;
    const isOwnOrigin = origin === `http://${headers.host}`;
    return {
      ...rest,
      host: this.platform.host,
      ...(origin === undefined ? {} : { origin: isOwnOrigin ? this.platform.origin : origin }),
    };
  }

  private async sendDocument(path: string, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      'content-length': _length,
      etag: _etag,
      'content-security-policy': policy = '',
      ...headers
    } = answer.headers;
    try {
      const published = { html: await getBody(answer), contentSecurityPolicy: String(policy) };
      const own = developmentDocument(published, path, readManifest(this.options.folder));
      const { html, contentSecurityPolicy } = own ?? published;
      response.writeHead(own === undefined ? (answer.statusCode ?? 502) : 200, {
        ...headers,
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy,
      });
      response.end(html);
    } catch (error) {
      send(response, 502, `The document could not be made: ${String(error)}`);
    }
  }
}

const readManifest = (folder: string) =>
  remoteManifest.parse(JSON.parse(readFileSync(join(folder, DEVELOPMENT_BUILD, 'remote.json'), 'utf8')));

/** Serves a remote inside a running Atelier: its files from this machine, everything else from the platform. */
export const serveDevelopment = async (options: Options): Promise<void> => {
  const { folder, port, tell } = options;
  const platform = new PlatformProxy(options);
  const open = new Set<ServerResponse>();
  const follow = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    open.add(response);
    response.once('close', () => open.delete(response));
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!isOwn(request, port)) return send(response, 400, 'Bad request');
    if (path === OWN_PATHS.reload) return send(response, 200, RELOAD_SCRIPT, 'text/javascript');
    if (path === OWN_PATHS.changes) return follow(response);
    if (path.startsWith(OWN_PATHS.files)) return sendFile(response, folder, path.slice(OWN_PATHS.files.length));
    platform.pass(request, response);
  });

  // Listens first, because the build prints an address that a developer opens at once.
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Problem(`Port ${port} cannot be used (${message}). Choose another one with --port.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  await watch(folder, (stats) => {
    if (stats.hasErrors()) return tell(stats.toString({ all: false, errors: true }));
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    tell(`Built in ${seconds} s: http://localhost:${port}${readManifest(folder).pages?.routes[0] ?? '/'}`);
    for (const response of open) response.write('data: built\n\n');
  });
  await once(server, 'close');
};
