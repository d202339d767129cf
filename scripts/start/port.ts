import { once } from 'node:events';
import { createServer } from 'node:net';

/** Takes a port while the site is built. Resolves with a function that frees it; rejects if it is in use. */
export async function holdPort(port: number, host?: string): Promise<() => Promise<void>> {
  const holder = createServer((connection) => connection.destroy());
  holder.listen({ port, host });
  try {
    await once(holder, 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, port));
  }
  return async () => {
    holder.close();
    await once(holder, 'close');
  };
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  const other = `choose another one with PORT=${port < 1024 ? 8080 : port + 1}`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what runs there, or ${other}`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Please ${other}`;
  return `Cannot listen on port ${port} (${message}). Please ${other}`;
}
