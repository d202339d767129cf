'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient, type Pipeline } from './queries';
import { Statistics } from './statistics';

interface DashboardProps {
  pipeline: Pipeline;
  /** IANA zone of days and streaks. */
  timeZone: string;
}

/** The dashboard with a cache of its own; nothing of it is loaded on other pages. */
export function Dashboard(props: DashboardProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Statistics {...props} />
    </QueryClientProvider>
  );
}
