import { registerHooks } from 'node:module';

// Without this hook, Node parses Drizzle's package.json (180 KB) for each of its modules: half of a command's start.
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
