import type { Profile } from '@my-food/api';
import { DefinitionList, Surface } from '@my-food/ui';
import { genderLabel } from '../gender.ts';
import * as styles from './profile.css.ts';

/** The fields of a profile; empty ones are shown as dashes. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  return (
    <div className={styles.facts}>
      <Surface padding="xl">
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
      </Surface>
    </div>
  );
}
