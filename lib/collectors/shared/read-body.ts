/** Reads a body as text. Returns undefined when it is larger than `limit` bytes or not valid UTF-8. */
export async function readBody(message: Request | Response, limit: number): Promise<string | undefined> {
  const bytes = await readBytes(message, limit);
  try {
    return bytes && decodeStrictly(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a body and stops at `limit` bytes. Returns undefined when it is larger. */
export async function readBytes({ body }: Request | Response, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Throws TypeError for invalid UTF-8. */
export function decodeStrictly(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
