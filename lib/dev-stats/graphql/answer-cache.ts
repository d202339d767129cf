import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isOwnerRequest } from '../../requests';
import { describeVersion } from '../store/read/state';
import type { Services } from './context';

const MAX_CHARACTERS = 16 * 1024 * 1024;
const QUARTER_HOUR_MS = 900_000;

/** Caches JSON by the store's version and the quarter of an hour, when days change in some zone (docs/adr/0042). */
export function answerCache(services: Services): Plugin {
  const answers = new Map<string, string>();
  let size = 0;

  function store(key: string, json: string) {
    if (answers.has(key)) return;
    const length = key.length + json.length;
    if (size + length > MAX_CHARACTERS) {
      answers.clear();
      size = 0;
    }
    answers.set(key, json);
    size += length;
  }

  return {
    async onParams({ params, request, paramsHandler, setParamsHandler, setResult }) {
      const state = await stateKey(services, request);
      if (state === undefined) return;
      const key = `${state} ${JSON.stringify(params)}`;
      const cached = answers.get(key);
      if (cached !== undefined) return setResult(fromJson(cached));
      setParamsHandler(async (payload) => {
        const result = await paramsHandler(payload);
        if (!('data' in result) || !result.data || 'errors' in result) return result;
        const json = JSON.stringify(result);
        store(key, json);
        return fromJson(json);
      });
    },
  };
}

/** A result that yoga sends as this text instead of serializing `data`. */
function fromJson(json: string): ExecutionResult & { stringify: () => string } {
  return { data: {}, stringify: () => json };
}

async function stateKey({ store, ownerToken, now }: Services, request: Request): Promise<string | undefined> {
  try {
    const reader = isOwnerRequest(request, ownerToken) ? 'owner' : 'public';
    const shown = await store.current();
    return `${shown ? describeVersion(shown) : 'none'} ${Math.floor(now().getTime() / QUARTER_HOUR_MS)} ${reader}`;
  } catch {
    return undefined;
  }
}
