import type { Profile } from '@my-food/api';
import { Button, ChevronIcon, DefinitionList, Surface } from '@my-food/ui';
import { useId, useState } from 'react';
import { genderLabel } from '../gender.ts';
import * as styles from './profile.css.ts';

/** The fields of a profile; empty ones are shown as dashes. On a phone they are folded: the orders come first. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.facts}>
      <Surface padding="l">
        <div className={styles.toggle}>
          <Button variant="plain" fullWidth aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            Your details
            <span className={styles.arrow}>
              <ChevronIcon size="s" />
            </span>
          </Button>
        </div>
        <div id={id} data-open={isOpen} className={styles.foldable}>
          <DefinitionList
            items={[
              { term: 'First name', details: profile.firstName },
              { term: 'Last name', details: profile.lastName },
              { term: 'Username', details: profile.username },
              { term: 'Gender', details: genderLabel(profile.gender) },
              { term: 'Email', details: profile.email },
              { term: 'Phone', details: profile.phoneNumber },
              { term: 'Address', details: profile.address },
            ]}
          />
        </div>
      </Surface>
    </div>
  );
}
