import { registerHooks } from 'node:module';

// Node parses the 180 KB of Drizzle's package.json for each of its modules, which is half of the start of a command.
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
