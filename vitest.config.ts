import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'contentlayer/generated': `${import.meta.dirname}/.contentlayer/generated`,
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // How fast a machine is says nothing about behaviour; speed is measured by `npm run bench`.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/units.json' }]],
  },
});
