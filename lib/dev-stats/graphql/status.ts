import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { REFUSED } from './limits';

/** Says 400 of what the limits refuse also where GraphQL over HTTP has 200 for what is no valid query. */
export const statusOfRefusals: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || !('errors' in result)) return;
    const { errors, extensions }: ExecutionResult = result;
    if (!errors?.some((error) => error.extensions.code === REFUSED)) return;
    // Read by yoga, and left out of the answer.
    setResult({ errors, extensions: { ...extensions, http: { status: 400 } } });
  },
};
