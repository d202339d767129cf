import { useState } from 'react';
import { ToolButton } from './tool-button';

const TEXT = { ready: 'Copy link', copied: 'Copied', failed: 'Copy it from the address bar' };

export function CopyLink() {
  const [state, setState] = useState<keyof typeof TEXT>('ready');
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    setState(copied ? 'copied' : 'failed');
  };
  return (
    <>
      <ToolButton onClick={copy}>{TEXT[state]}</ToolButton>
      <span role="status" className="sr-only">
        {state !== 'ready' && TEXT[state]}
      </span>
    </>
  );
}
