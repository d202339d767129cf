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
    reporters: ['default', ['json', { outputFile: 'test-results/units.json' }]],
  },
});
