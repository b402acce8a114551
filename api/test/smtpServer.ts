import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** What was accepted, whole, in the order of its coming. */
  accepted: string[];
  /** What the server says when a mail is handed over; `250` accepts it. */
  answer: string;
  /** How many connections it was asked for. */
  connections: number;
  /** Takes connections and says nothing on them. */
  isSilent: boolean;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** As much of a mail server as it takes to hand a mail over (RFC 5321), on a port of its own. */
export async function openSmtpServer(): Promise<SmtpServer> {
  let server: Server;
  let port = 0;
  const open = new Set<Socket>();
  const smtp: SmtpServer = {
    url: '',
    accepted: [],
    answer: '250 ok',
    connections: 0,
    isSilent: false,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
    start: async () => {
      server = createServer((socket) => {
        open.add(socket);
        smtp.connections += 1;
        socket.on('close', () => open.delete(socket)).on('error', () => undefined);
        if (!smtp.isSilent) converse(socket, smtp);
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
      smtp.url = `smtp://127.0.0.1:${port}`;
    },
  };
  await smtp.start();
  return smtp;
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let heard = '';
  let isData = false;
  socket.write('220 mail.example.aw\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
    for (;;) {
      const end = heard.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const said = heard.slice(0, end);
      heard = heard.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        if (smtp.answer.startsWith('250')) smtp.accepted.push(said);
        socket.write(`${smtp.answer}\r\n`);
      } else if (said === 'DATA') {
        isData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(said === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
