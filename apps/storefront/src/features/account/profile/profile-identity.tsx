import type { Profile } from '@my-food/api';
import { Avatar, Button, Heading, PencilIcon, Inline, UserText } from '@my-food/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { profile as texts } from '../../../i18n/en/account/profile.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { useServices } from '../../../services/services.tsx';
import { toProfileSnapshot } from './profile-snapshot.ts';
import * as styles from './profile.css.ts';

const nameOf = ({ firstName, lastName, username }: Profile) => [firstName, lastName].filter(Boolean).join(' ') || username;

/** Avatar, name and actions. The heading is rendered while loading too, so that it keeps the focus of the navigation. */
export function ProfileIdentity({ profile }: { profile: Profile | null }) {
  const t = useTexts(texts);
  const name = (profile && nameOf(profile)) || t('title');
  // Only to reserve space: what an admin may do depends on the profile's role.
  const storedRole = useSelector(useServices().sessionActor, ({ context }) => context.session?.role);
  return (
    <div className={styles.identity}>
      <div className={styles.backdrop}>
        <Avatar src={profile?.imageUrl ?? null} alt={profile ? t('pictureOf', { name }) : ''} size="m" />
      </div>
      <div className={styles.body} data-role={profile?.role ?? storedRole}>
        <Heading level={1} variant="section" isUserText>
          <span className={styles.name}>
            <UserText>{name}</UserText>
          </span>
        </Heading>
        {profile && <ProfileActions profile={profile} />}
      </div>
    </div>
  );
}

function ProfileActions({ profile }: { profile: Profile }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  return (
    <Inline>
      <Button
        size="s"
        icon={<PencilIcon />}
        onClick={() => void navigate({ to: '/profile/update/', state: { profile: toProfileSnapshot(profile) } })}
      >
        {t('update')}
      </Button>
      {/* Spec §6: the role comes from the profile, never from storage. */}
      {profile.role === 'ADMIN' && (
        <ButtonRouteLink to="/admin/" variant="quiet" size="s">
          {t('manageProduct')}
        </ButtonRouteLink>
      )}
    </Inline>
  );
}
