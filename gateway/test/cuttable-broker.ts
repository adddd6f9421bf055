import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the real broker that can be cut and mended, as a network is. */
export interface CuttableBroker {
  url: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export const startCuttableBroker = async (brokerUrl: string): Promise<CuttableBroker> => {
  const { hostname, port } = new URL(brokerUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    follow(client);
    if (isCut) return client.destroy();
    const broker = connect(Number(port), hostname);
    follow(broker);
    client.pipe(broker).pipe(client);
    client.on('close', () => broker.destroy());
    broker.on('close', () => client.destroy());
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
