import type { Profile } from '@my-food/api';
import { Button, ChevronIcon, DefinitionList, Surface } from '@my-food/ui';
import { useId, useState } from 'react';
import { profile as texts } from '../../../i18n/en/account/profile.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useGenderOptions } from '../gender.ts';
import * as styles from './profile.css.ts';

/** The fields of a profile; empty ones are shown as dashes. On a phone they are folded: the orders come first. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const t = useTexts(texts);
  const genders = useGenderOptions();
  return (
    <div className={styles.facts}>
      <Surface padding="l">
        <div className={styles.toggle}>
          <Button variant="plain" fullWidth aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            <span>{t('details')}</span>
            <span className={styles.arrow}>
              <ChevronIcon size="s" />
            </span>
          </Button>
        </div>
        <div id={id} data-open={isOpen} className={styles.foldable}>
          <DefinitionList
            items={[
              { term: t('firstName'), details: profile.firstName },
              { term: t('lastName'), details: profile.lastName },
              { term: t('username'), details: profile.username },
              { term: t('gender'), details: genders.find(({ value }) => value === profile.gender)?.label ?? '' },
              { term: t('email'), details: profile.email },
              { term: t('phone'), details: profile.phoneNumber },
              { term: t('address'), details: profile.address },
            ]}
          />
        </div>
      </Surface>
    </div>
  );
}
