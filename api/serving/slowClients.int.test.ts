import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { compressAnswers } from './compressAnswers.ts';
import { type OpenPort, openPort } from './openPort.ts';
import { holdAnswers, slowClients } from './slowClients.ts';

/** More than the system takes of an answer, however well it can be compressed. */
const text = randomBytes(15_000_000).toString('base64');

let port: OpenPort;
afterEach(() => port.http.closeAllConnections());
afterEach(() => void port.http.close());

it.each(['identity', 'gzip'])(
  'cuts the answer that is not read for the longest (%s)',
  async (coding) => {
    port = await openPort('127.0.0.1', 0);
    const memory = slowClients(2.5 * text.length);
    const app = express().use(compressAnswers(), holdAnswers(memory));
    app.get('/', (_request, response) => void response.send(text));
    port.answerWith(app);
    const address = new URL(port.url);

    const neverReads = async () => {
      const socket = connect(Number(address.port), address.hostname).pause();
      socket.write(`GET / HTTP/1.1\r\nHost: ${address.host}\r\nAccept-Encoding: ${coding}\r\n\r\n`);
      const [, response] = await once(port.http, 'request');
      return once(response, 'close');
    };
    const first = neverReads();
    await once(port.http, 'request');
    void neverReads();
    await once(port.http, 'request');
    const answer = await fetch(address, { headers: { 'accept-encoding': coding } });
    expect(await answer.text()).toBe(text);
    await first;
  },
);
