import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';
import { docker, dockerShown } from './docker.ts';
import { makeSecrets } from './secrets.ts';

const PROJECT = 'atelier-test';
/** The tests' own requests are not limited; the other limits are those of docker-compose.yml. */
const RATE_LIMITS = 'contact=60/1m,login=60/15m,public=100000/1m,pages=100000/1m,concurrent=1000';

export interface ContainerState {
  id: string;
  service: string;
  isRunning: boolean;
  /** Of its first process, on the engine's machine. */
  pid: number;
  startedAt: string;
}

interface Ports {
  site: number;
  mail: number;
}

interface Inspected {
  Id: string;
  Config: { Labels: Record<string, string> };
  State: { Running: boolean; Pid: number; StartedAt: string };
}

/** The project's docker-compose.yml with a separate name, ports, and secrets. */
export class ComposeProject {
  readonly url: string;
  readonly mailUrl: string;
  readonly secrets: Record<string, string>;
  private readonly folder: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly name: string;

  /** `folder` holds the secrets; `env` connects the docker command to its engine. */
  constructor(folder: string, env: NodeJS.ProcessEnv, ports: Ports, name = PROJECT) {
    this.folder = folder;
    this.name = name;
    this.env = { ...env, PORT: String(ports.site), MAIL_PORT: String(ports.mail), RATE_LIMITS };
    this.url = `http://localhost:${ports.site}`;
    this.mailUrl = `http://localhost:${ports.mail}`;
    this.secrets = makeSecrets(folder);
  }

  /** The project started by `npm run test:compose`. */
  static running(): ComposeProject {
    const { folder, env, ports } = JSON.parse(process.env.ATELIER_COMPOSE ?? '{}');
    return new ComposeProject(folder, env, ports);
  }

  /** An empty project on the same engine, with the variables that `.env` of the folder already has. */
  beside(name: string, folder: string, ports: Ports): ComposeProject {
    return new ComposeProject(folder, this.env, ports, name);
  }

  compose(...args: string[]): Promise<string> {
    return docker(this.arguments(args), this.env);
  }

  composeShown(...args: string[]): Promise<void> {
    return dockerShown(this.arguments(args), this.env);
  }

  docker(...args: string[]): Promise<string> {
    return docker(args, this.env);
  }

  /** Running containers, without those that finish their task and exit. */
  async containers(): Promise<ContainerState[]> {
    const ids = (await this.compose('ps', '--all', '--quiet')).split('\n').filter((id) => id !== '');
    const inspected = JSON.parse(await this.docker('inspect', ...ids)) as Inspected[];
    return inspected
      .map(({ Id, Config, State }) => ({
        id: Id,
        service: Config.Labels['com.docker.compose.service'] ?? '',
        isRunning: State.Running,
        pid: State.Pid,
        startedAt: State.StartedAt,
      }))
      .filter(({ service }) => !['accounts', 'migrations', 'setup'].includes(service))
      .sort((a, b) => a.service.localeCompare(b.service));
  }

  async container(service: string): Promise<ContainerState> {
    const found = (await this.containers()).find((container) => container.service === service);
    if (found === undefined) throw new Error(`${service} has no container`);
    return found;
  }

  private arguments(args: readonly string[]): string[] {
    const file = ['--project-directory', repositoryRoot, '--env-file', join(this.folder, '.env')];
    return ['compose', '--project-name', this.name, ...file, ...args];
  }
}
