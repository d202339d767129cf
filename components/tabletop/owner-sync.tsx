'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { storedToken } from '@/lib/owner-token';

interface OwnerSyncProps {
  total: number;
  updated: string;
  username: string;
}

const SyncDialog = dynamic(() => import('./sync-dialog').then((module) => module.SyncDialog), { ssr: false });

/**
 * The owner's way to the sync: #sync in the address of a browser that holds the owner's token. No page
 * leads there, and nobody else loads the dialog.
 */
export function OwnerSync(props: OwnerSyncProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => {
    const read = () => window.location.hash === '#sync' && storedToken() !== null && setState('open');
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  function close() {
    setState('closed');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }

  // Once loaded it stays: the notifications outlive the dialog.
  return state === 'never' ? null : (
    <SyncDialog {...props} open={state === 'open'} onOpenChange={(open) => !open && close()} />
  );
}
