import { connect } from 'node:tls';
import { rootCause } from '../../lib/dev-stats/store/errors';
import type { Certificate } from './check-host';
import type { Answer, Ask } from './site';

const AT_ONCE = 8;
const REQUEST_MS = 15_000;

interface Limits {
  /** For all requests together. */
  totalMs: number;
  requestMs?: number;
  /** Sent to this origin only. */
  origin: string;
  headers?: Record<string, string>;
}

/** A client that asks for a few addresses at once, each within a time limit. It never rejects. */
export function boundedAsk({ totalMs, requestMs = REQUEST_MS, origin, headers }: Limits): Ask {
  const total = AbortSignal.timeout(totalMs);
  const waiting: (() => void)[] = [];
  let free = AT_ONCE;
  return async (address, init) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (total.aborted) return none(`the time limit of ${totalMs / 1000} s has passed`);
      const own = new URL(address).origin === origin ? headers : {};
      return await send(
        address,
        { ...init, headers: { ...init?.headers, ...own } },
        AbortSignal.any([total, AbortSignal.timeout(requestMs)]),
      );
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function send(address: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    return none(signal.aborted ? 'it took too long' : rootCause(error));
  }
}

function none(problem: string): Answer {
  return { status: 0, headers: new Headers(), body: Buffer.alloc(0), problem };
}

export function readCertificate(address: string): Promise<Certificate> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, timeout: REQUEST_MS });
    const end = (certificate: Certificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.on('secureConnect', () => end({ validUntil: Date.parse(socket.getPeerCertificate().valid_to) }));
    socket.on('timeout', () => end({ problem: 'no answer' }));
    socket.on('error', (error) => end({ problem: error.message }));
  });
}
