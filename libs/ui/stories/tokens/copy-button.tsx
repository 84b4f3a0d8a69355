import { useState } from 'react';
import { Button } from '../../src/button/button.tsx';

/** Copies a text. Its label reports the outcome. */
export function CopyButton({ text, name = text }: { text: string; name?: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied');
    }
  };
  return (
    <Button size="s" variant="plain" label={`${outcome ?? 'Copy'} ${name}`} onClick={() => void copy()}>
      {outcome ?? 'Copy'}
    </Button>
  );
}
