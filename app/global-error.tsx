'use client';

import { ErrorScreen } from '@/components/shell/error-screen';
import './globals.css';

export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <ErrorScreen retry={reset} />
      </body>
    </html>
  );
}
