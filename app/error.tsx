'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen retry={reset} />;
}
