import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Accepted messages, in order. */
  accepted: string[];
  /** Reply to DATA; `250` accepts the message. */
  reply: string;
  /** Number of connections. */
  connections: number;
  /** Accepts connections and does not respond. */
  isSilent: boolean;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Minimal SMTP server (RFC 5321) on its own port. */
export async function openSmtpServer(): Promise<SmtpServer> {
  let server: Server;
  let port = 0;
  const open = new Set<Socket>();
  const smtp: SmtpServer = {
    url: '',
    accepted: [],
    reply: '250 ok',
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
        if (smtp.reply.startsWith('250')) smtp.accepted.push(said);
        socket.write(`${smtp.reply}\r\n`);
      } else if (said === 'DATA') {
        isData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(said === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
