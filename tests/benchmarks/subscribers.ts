import { once } from 'node:events';
import { WebSocket } from 'ws';
import { cookieFetch } from '../harness/cookieFetch.ts';
import { openSocket } from '../harness/socketClient.ts';

export const subscribers = 200;
/** As many sockets as one member may have. */
const socketsEach = 20;

const subscription = `subscription Live($id: ID!) {
  eventPlanChanged(id: $id) { position seats { id attendeeId } }
}`;

const wsUrl = (url: string) => url.replace('http', 'ws');

/** Opens 200 sockets of ten members on the plan; `heard` receives the text of each message. */
export const subscribeAll = async (
  url: string,
  eventId: string,
  heard: (text: string) => void,
): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  for (let member = 0; member < subscribers / socketsEach; member += 1) {
    const browser = cookieFetch();
    await browser(`${url}/api/login?login_hint=subscriber${member}@example.com`);
    const cookie = browser.cookieFor(url);
    for (let n = 0; n < socketsEach; n += 1) {
      const client = await openSocket(`${wsUrl(url)}/graphql`, { cookie, origin: url });
      await client.init();
      client.subscribe('live', subscription, { id: eventId });
      client.socket.removeAllListeners('message');
      client.socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('{"id":"live"')) heard(text);
        else if (text.includes('"ping"')) client.send({ type: 'pong' });
      });
      sockets.push(client.socket);
    }
  }
  return sockets;
};

/** Opens 200 bare sockets. */
export const connectAll = (url: string, heard: (text: string) => void): Promise<WebSocket[]> =>
  Promise.all(
    Array.from({ length: subscribers }, async () => {
      const socket = new WebSocket(wsUrl(url));
      await once(socket, 'open');
      socket.on('message', (data) => heard(String(data)));
      return socket;
    }),
  );
