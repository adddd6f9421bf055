import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a real server that can be cut and mended, as a network is. */
export interface CuttableServer {
  /** The server's address by this way. */
  url: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export const startCuttableServer = async (serverUrl: string): Promise<CuttableServer> => {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    follow(client);
    if (isCut) return client.destroy();
    const target = connect(Number(port), hostname);
    follow(target);
    client.pipe(target).pipe(client);
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: serverUrl.replace(`${hostname}:${port}`, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => {
      isCut = false;
    },
    stop: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
};
