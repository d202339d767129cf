import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from './context';

/** Adds `extensions: { sample: true }` to an answer whose figures come from sample data, for the page to say so. */
export function sampleMark(contexts: WeakMap<Request, Context>): Plugin {
  return {
    onExecutionResult({ result, setResult, request }) {
      if (!result || !('data' in result) || !contexts.get(request)?.isSample()) return;
      const answer: ExecutionResult = result;
      setResult({ ...answer, extensions: { ...answer.extensions, sample: true } });
    },
  };
}
