'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Shown when rendering fails in the browser. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen retry={reset} />;
}
