import { Heading, Notice, Stack } from '@my-food/ui';
import type { ReactNode } from 'react';

interface EditorScreenProps {
  title: string;
  /** The list does not have it any more. */
  isGone?: boolean;
  children: ReactNode;
}

/** The frame of the four forms. */
export function EditorScreen({ title, isGone = false, children }: EditorScreenProps) {
  return (
    <Stack gap="xl">
      <Heading level={1} variant="page">
        {title}
      </Heading>
      {isGone && (
        <Notice tone="warning" title="It is not on the list any more" isAnnounced>
          Somebody may have deleted it meanwhile. Saving it will probably fail.
        </Notice>
      )}
      {children}
    </Stack>
  );
}
