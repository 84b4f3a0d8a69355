import type { Profile } from '@my-food/api';
import { DefinitionList, Surface } from '@my-food/ui';
import { genderLabel } from './gender.ts';
import * as styles from './profile.css.ts';

/** What the shop knows about a person; a dash stands for what it does not know. */
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
