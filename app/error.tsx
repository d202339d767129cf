'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** What stands in for any page whose rendering fails in the browser. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen retry={reset} />;
}
